"""Addresses below the journal of an event."""

from django.urls import path

from fairswiss.web.journal import views

app_name = "journal"
urlpatterns = [
    path("", views.index, name="index"),
    path("undo", views.undo, name="undo"),
    path("verify", views.verify, name="verify"),
    path("backup", views.backup, name="backup"),
    path("copies/<str:name>", views.copy, name="copy"),
    path("copies/<str:name>/restore", views.restore_copy, name="restore-copy"),
]
