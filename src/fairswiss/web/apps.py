"""The manager as a Django application, so that its templates, static files and words are found."""

from django.apps import AppConfig


class WebConfig(AppConfig):
    """What belongs to no area: the frame around the pages."""

    name = "fairswiss.web"
    label = "web"
    verbose_name = "fairswiss"

    def ready(self) -> None:
        """What is still open is saved when the database file is gone."""
        from fairswiss.store import presence
        from fairswiss.web.keeping import lost_file

        presence.save_by(lost_file.save)
