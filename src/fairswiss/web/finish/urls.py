"""The addresses of the end of an event."""

from django.urls import path

from fairswiss.web.finish import views

app_name = "finish"
urlpatterns = [
    path("", views.index, name="index"),
    path("publish", views.publish, name="publish"),
    path("withdraw", views.withdraw, name="withdraw"),
    path("report", views.report, name="report"),
    path("archive.zip", views.archive, name="archive"),
    path("chess-results.<str:form>", views.tables, name="tables"),
]
