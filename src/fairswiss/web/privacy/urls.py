"""The addresses of privacy: a page for everybody, one of an event, one of each player."""

from django.urls import path

from fairswiss.web.privacy import views

app_name = "privacy"
urlpatterns = [
    path("privacy", views.index, name="index"),
    path("t/<slug:tournament>/privacy/", views.event, name="event"),
    path("t/<slug:tournament>/privacy/anonymise", views.anonymise, name="anonymise"),
    path("t/<slug:tournament>/privacy/<int:registration>/", views.player, name="player"),
    path("t/<slug:tournament>/privacy/<int:registration>/withhold", views.withhold, name="withhold"),
    path("t/<slug:tournament>/privacy/<int:registration>/data.<str:ending>", views.export, name="export"),
    path("t/<slug:tournament>/privacy/<int:registration>/anonymise", views.anonymise, name="anonymise-player"),
]
