"""The addresses of captains. They are short, for they are printed as codes."""

from django.urls import path

from fairswiss.web.captains import views

app_name = "captains"
urlpatterns = [path("<str:link>", views.index, name="index")]
