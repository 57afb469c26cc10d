"""The addresses of teams."""

from django.urls import path

from fairswiss.web.teams import matches, views

app_name = "teams"
urlpatterns = [
    path("", views.index, name="index"),
    path("add", views.add, name="add"),
    path("from-clubs", views.from_clubs, name="from-clubs"),
    path("<int:team>/", views.team, name="team"),
    path("<int:team>/save", views.save, name="save"),
    path("<int:team>/remove", views.remove, name="remove"),
    path("<int:team>/withdraw", views.withdraw, name="withdraw"),
    path("<int:team>/captain-link", views.captain_link, name="captain-link"),
    path("<int:team>/bye", views.bye, name="bye"),
    path("round/<int:number>/<int:team>/", matches.line_up, name="line-up"),
    path("round/<int:number>/<int:team>/forfeit", matches.forfeit, name="forfeit"),
    path("round/<int:number>/fill", matches.fill, name="fill"),
    path("round/<int:number>/due", matches.due, name="due"),
]
