"""The manager as a Django application, so that its templates, static files and words are found."""

from django.apps import AppConfig


class WebConfig(AppConfig):
    """What belongs to no area: the frame around the pages."""

    name = "fairswiss.web"
    label = "web"
    verbose_name = "fairswiss"
