"""The addresses of results from phones. They are short, for they are printed as codes."""

from django.urls import path

from fairswiss.web.phones import arriving, views

app_name = "phones"
urlpatterns = [
    path("here/<str:link>", arriving.arrive, name="arrive"),
    path("<str:link>", views.index, name="index"),
    path("<str:link>/now", views.now, name="now"),
]
