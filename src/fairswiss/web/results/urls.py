"""The addresses of the results."""

from django.urls import path

from fairswiss.web.results import entering, views

app_name = "results"
urlpatterns = [
    path("", views.index, name="index"),
    path("<int:number>/", views.of_round, name="round"),
    path("<int:number>/live", views.live, name="live"),
    path("<int:number>/enter", entering.enter, name="enter"),
    path("<int:number>/many", entering.many, name="many"),
    path("<int:number>/take-back", entering.take_back, name="take-back"),
    path("<int:number>/board/<int:board>/", views.of_board, name="board"),
]
