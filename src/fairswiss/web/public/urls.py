"""The public addresses. Round 0 is the last one that was published."""

from django.urls import path

from fairswiss.web.public import finals, following, people, screens, views

app_name = "public"
urlpatterns = [
    path("", views.index, name="index"),
    path("worker.js", following.worker, name="worker"),
    path("offline/", following.offline, name="offline"),
    path("<slug:tournament>/news", following.news, name="news"),
    path("<slug:tournament>/rounds.ics", following.calendar, name="calendar"),
    path("<slug:tournament>/feed.atom", following.feed, name="feed"),
    path("<slug:tournament>/app.webmanifest", following.manifest, name="manifest"),
    path("<slug:tournament>/card.png", following.card, name="card"),
    path("<slug:tournament>/", views.tournament, name="tournament"),
    path("<slug:tournament>/screen/", screens.screen, name="screen"),
    path("<slug:tournament>/screen/list", screens.fresh, name="screen-list"),
    path("<slug:tournament>/final/", finals.final, name="final"),
    path("<slug:tournament>/find/", people.find, name="find"),
    path("<slug:tournament>/player/<int:registration>/", people.player, name="player"),
    path("<slug:tournament>/board/<int:round>/<int:board>/", people.board, name="board"),
    path("<slug:tournament>/pictures/", people.picture, {"kind": "scores"}, name="pictures"),
    path("<slug:tournament>/pictures/<slug:kind>/", people.picture, name="picture"),
    path("<slug:tournament>/<slug:sheet>/<int:round>/", views.sheet, name="sheet"),
]
