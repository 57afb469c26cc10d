"""The addresses of explanations."""

from django.urls import path

from fairswiss.web.explanations import players, views

app_name = "explanations"

urlpatterns = [
    path("", views.latest, name="index"),
    path("<int:number>/", views.one_round, name="round"),
    path("<int:number>/group/<int:place>", views.group, name="group"),
    path("<int:number>/board/<int:board>", views.board, name="board"),
    path("<int:number>/match/<int:match>", views.match, name="match"),
    path("<int:number>/appeal/<int:place>", views.appeal, name="appeal"),
    path("<int:number>/appeal/<int:place>.pdf", views.appeal_pdf, name="appeal-pdf"),
    path("<int:number>/why-not", views.why_not, name="why-not"),
    path("<int:number>/what-if", players.what_if, name="what-if"),
    path("<int:number>/list", views.published, name="list"),
    path("player/<int:registration>", players.card, name="player"),
]
