"""Addresses of the JSON API."""

from django.urls import path

from fairswiss.web.api import views
from fairswiss.web.api.operations import router
from fairswiss.web.api.service import service

service.add_router("", router)

app_name = "api"
urlpatterns = [path("openapi.json", views.description, name="description"), path("", service.urls)]
