"""The addresses of the round desk."""

from django.urls import path

from fairswiss.web.rounds import actions, views

app_name = "rounds"
urlpatterns = [
    path("", views.index, name="index"),
    path("here", views.here, name="here"),
    path("bye", actions.bye, name="bye"),
    path("still-in", actions.still_in, name="still-in"),
    path("lot", actions.lot, name="lot"),
    path("pair", actions.pair, name="pair"),
    path("pair-by-hand", actions.pair_by_hand, name="pair-by-hand"),
    path("<int:number>/", views.of_round, name="round"),
    path("<int:number>/live", views.live, name="live"),
    path("<int:number>/drop", actions.drop, name="drop"),
    path("<int:number>/publish", actions.publish, name="publish"),
    path("<int:number>/close", actions.close, name="close"),
    path("<int:number>/reopen", actions.reopen, name="reopen"),
    path("<int:number>/hand/start", actions.start_hand, name="start-hand"),
    path("<int:number>/hand/change", actions.change, name="change"),
    path("<int:number>/hand/end", actions.end_hand, name="end-hand"),
]
