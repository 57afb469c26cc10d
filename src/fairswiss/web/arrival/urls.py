"""Addresses below the arrival desk of an event."""

from django.urls import path

from fairswiss.web.arrival import views

app_name = "arrival"
urlpatterns = [
    path("", views.index, name="index"),
    path("only-who-is-here", views.only_here, name="only-here"),
    path("by-phones", views.by_phones, name="by-phones"),
    path("poster", views.poster, name="poster"),
    path("team/<int:team>/here", views.team_here, name="team-here"),
    path("<int:registration>/", views.player, name="player"),
    path("<int:registration>/here", views.here, name="here"),
    path("<int:registration>/missed", views.missed, name="missed"),
]
