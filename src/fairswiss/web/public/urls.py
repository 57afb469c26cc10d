"""The public addresses. Round 0 is the last one that was published."""

from django.urls import path

from fairswiss.web.public import people, screens, views

app_name = "public"
urlpatterns = [
    path("", views.index, name="index"),
    path("<slug:tournament>/", views.tournament, name="tournament"),
    path("<slug:tournament>/screen/", screens.screen, name="screen"),
    path("<slug:tournament>/screen/list", screens.fresh, name="screen-list"),
    path("<slug:tournament>/find/", people.find, name="find"),
    path("<slug:tournament>/player/<int:registration>/", people.player, name="player"),
    path("<slug:tournament>/board/<int:round>/<int:board>/", people.board, name="board"),
    path("<slug:tournament>/<slug:sheet>/<int:round>/", views.sheet, name="sheet"),
]
