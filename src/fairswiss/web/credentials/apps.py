"""The credentials as Django knows them."""

from django.apps import AppConfig


class CredentialsConfig(AppConfig):
    """Tokens, second factors, invitations, identities, sessions."""

    name = "fairswiss.web.credentials"
    label = "credentials"
    default_auto_field = "django.db.models.BigAutoField"
