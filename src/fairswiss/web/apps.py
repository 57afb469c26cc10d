"""The manager as a Django application, so that its templates, static files and words are found."""

from django.apps import AppConfig


class WebConfig(AppConfig):
    """The Django application of everything outside the areas: templates, static files and translations of all pages."""

    name = "fairswiss.web"
    label = "web"
    verbose_name = "fairswiss"

    def ready(self) -> None:
        """Register the rescue of the data that open connections still see if the database file disappears."""
        from fairswiss.keeping import lost_file
        from fairswiss.store import presence

        presence.save_by(lost_file.save)
