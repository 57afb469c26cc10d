"""The address of the page."""

from django.urls import path

from fairswiss.web.connect import views

app_name = "connect"
urlpatterns = [path("", views.index, name="index")]
