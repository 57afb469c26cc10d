"""The addresses of the prizes of an event."""

from django.urls import path

from fairswiss.web.prizes import views

app_name = "prizes"
urlpatterns = [
    path("", views.index, name="index"),
    path("preview", views.preview, name="preview"),
    path("save", views.save, name="save"),
    path("award/<int:number>", views.award, name="award"),
]
