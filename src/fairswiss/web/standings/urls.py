"""The addresses of standings."""

from django.urls import path

from fairswiss.web.standings import norms, ratings, views

app_name = "standings"

urlpatterns = [
    path("", views.index, name="index"),
    path("working/<int:registration>", views.working, name="working"),
    path("working/<int:registration>/<int:at>", views.working, name="value"),
    path("pictures/", views.picture, {"kind": "scores"}, name="pictures"),
    path("pictures/<slug:kind>", views.picture, name="picture"),
    path("download/<str:form>", views.download, name="download"),
    path("ratings/", ratings.index, name="ratings"),
    path("ratings/<int:registration>", ratings.player, name="rated"),
    path("ratings/<int:registration>/k", ratings.state_k, name="state-k"),
    path("ratings/take-k", ratings.take_k, name="take-k"),
    path("ratings/publish", ratings.publish, name="publish-ratings"),
    path("ratings/download/<str:form>", ratings.download, name="ratings-file"),
    path("norms/", norms.index, name="norms"),
    path("norms/<int:registration>", norms.player, name="norm"),
    path("norms/declare", norms.declare, name="declare-norms"),
    path("norms/form/<str:form>", norms.form, name="norm-form"),
    path("norms/download/<str:form>", norms.download, name="norms-file"),
]
