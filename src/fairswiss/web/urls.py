"""Every address: the frame's own, and those of the areas that are there."""

from django.conf import settings
from django.urls import path

from fairswiss.web import design, views
from fairswiss.web.late import Late

handler400 = "fairswiss.web.mishaps.bad_request"
handler403 = "fairswiss.web.mishaps.denied"
handler404 = "fairswiss.web.mishaps.not_found"
handler500 = "fairswiss.web.mishaps.fault"

urlpatterns = [
    path("start/<str:token>", views.start, name="start"),
    path("alive", views.alive, name="alive"),
    path("leave", views.leave, name="leave"),
    path("theme", views.theme, name="theme"),
    path("language", views.language, name="language"),
    path("design", design.gallery, name="design"),
    *map(Late, settings.AREAS),
    path("", views.home, name="home"),
]
