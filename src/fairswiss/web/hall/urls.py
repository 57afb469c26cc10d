"""Addresses below the hall of an event."""

from django.urls import path

from fairswiss.web.hall import views

app_name = "hall"
urlpatterns = [
    path("", views.index, name="index"),
    path("announce", views.announce, name="announce"),
]
