"""The addresses for watchers."""

from django.urls import path

from fairswiss.web.watch import views

app_name = "watch"

urlpatterns = [
    path("health", views.health, name="health"),
    path("ready", views.ready, name="ready"),
    path("metrics", views.metrics, name="metrics"),
]
