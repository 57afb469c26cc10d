"""All URLs: those outside the areas, and those of the areas installed."""

from django.conf import settings
from django.urls import path

from fairswiss.web import design, views
from fairswiss.web.lazy_areas import Late

handler400 = "fairswiss.web.error_pages.bad_request"
handler403 = "fairswiss.web.error_pages.denied"
handler404 = "fairswiss.web.error_pages.not_found"
handler500 = "fairswiss.web.error_pages.fault"

urlpatterns = [
    path("start/<str:token>", views.start, name="start"),
    path("alive", views.alive, name="alive"),
    path("leave", views.leave, name="leave"),
    path("theme", views.theme, name="theme"),
    path("density", views.density, name="density"),
    path("language", views.language, name="language"),
    path("design", design.gallery, name="design"),
    *map(Late, settings.AREAS),
    path("", views.home, name="home"),
]
