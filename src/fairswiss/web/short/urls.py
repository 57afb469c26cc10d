"""The short addresses: an event, a round of it, a board of that."""

from django.urls import path

from fairswiss.web.short import views

app_name = "short"
urlpatterns = [
    path("<slug:short>", views.index, name="index"),
    path("<slug:short>/<int:round>", views.index, name="round"),
    path("<slug:short>/<int:round>/<int:board>", views.board, name="board"),
]
