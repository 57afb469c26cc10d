"""The addresses of the rule pages."""

from django.urls import path

from fairswiss.web.rules import views

app_name = "rules"
urlpatterns = [
    path("", views.index, name="index"),
    path("glossary", views.terms, name="glossary"),
    path("<slug:system>", views.edition, name="edition"),
]
