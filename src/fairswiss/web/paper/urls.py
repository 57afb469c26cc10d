"""The addresses of paper. Round 0 is the last one that there is."""

from django.urls import path

from fairswiss.web.paper import views

app_name = "paper"
urlpatterns = [
    path("", views.index, name="index"),
    path("<slug:sheet>/<int:round>/", views.sheet, name="sheet"),
    path("<slug:sheet>/<int:round>.pdf", views.pdf, name="pdf"),
]
