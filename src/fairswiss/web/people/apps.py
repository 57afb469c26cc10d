"""The people as Django knows them."""

from django.apps import AppConfig


class PeopleConfig(AppConfig):
    """Appointments of accounts."""

    name = "fairswiss.web.people"
    label = "people"
    default_auto_field = "django.db.models.BigAutoField"
