"""The store as Django knows it."""

from django.apps import AppConfig


class StoreConfig(AppConfig):
    """Journals of events."""

    name = "fairswiss.store"
    label = "store"
    default_auto_field = "django.db.models.BigAutoField"
