"""The addresses of standings."""

from django.urls import path

from fairswiss.web.standings import views

app_name = "standings"

urlpatterns = [
    path("", views.index, name="index"),
    path("working/<int:registration>", views.working, name="working"),
    path("working/<int:registration>/<int:at>", views.working, name="value"),
    path("download/<str:form>", views.download, name="download"),
]
