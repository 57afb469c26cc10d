"""Credentials, and the sessions of accounts: those of the table used before go on."""

from typing import Any

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


def _keep_sessions(apps: Any, editor: Any) -> None:
    """Everyone who is signed in stays signed in; the owner of a session is written at its next use."""
    if "django_session" in editor.connection.introspection.table_names():
        columns = "session_key, session_data, expire_date"
        editor.execute(f"INSERT INTO fairswiss_session ({columns}) SELECT {columns} FROM django_session")
        editor.execute("DELETE FROM django_session")


class Migration(migrations.Migration):
    initial = True

    dependencies = (
        ("auth", "0012_alter_user_first_name_max_length"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    )

    operations = (
        migrations.CreateModel(
            name="BrowserSession",
            fields=[
                (
                    "session_key",
                    models.CharField(max_length=40, primary_key=True, serialize=False, verbose_name="session key"),
                ),
                ("session_data", models.TextField(verbose_name="session data")),
                ("expire_date", models.DateTimeField(db_index=True, verbose_name="expire date")),
                ("account", models.BigIntegerField(db_index=True, null=True)),
            ],
            options={"db_table": "fairswiss_session"},
        ),
        migrations.CreateModel(
            name="Invitation",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("tournament", models.CharField(db_index=True, max_length=16)),
                ("role", models.CharField(max_length=20)),
                ("first_board", models.PositiveIntegerField(null=True)),
                ("last_board", models.PositiveIntegerField(null=True)),
                ("digest", models.CharField(max_length=64, unique=True)),
                ("by", models.CharField(max_length=150)),
                ("made", models.DateTimeField()),
                ("expires", models.DateTimeField()),
                ("used", models.DateTimeField(null=True)),
            ],
            options={"db_table": "fairswiss_invitation", "ordering": ("-made", "-id")},
        ),
        migrations.CreateModel(
            name="SecondFactor",
            fields=[
                (
                    "user",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="second_factor",
                        serialize=False,
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                ("secret", models.CharField(max_length=300)),
                ("is_confirmed", models.BooleanField(default=False)),
                ("last_step", models.BigIntegerField(default=0)),
                ("failures", models.PositiveIntegerField(default=0)),
                ("failed", models.DateTimeField(null=True)),
            ],
            options={"db_table": "fairswiss_second_factor"},
        ),
        migrations.CreateModel(
            name="ApiToken",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("label", models.CharField(max_length=60)),
                ("scope", models.CharField(max_length=20)),
                ("tournament", models.CharField(blank=True, max_length=16)),
                ("digest", models.CharField(max_length=64, unique=True)),
                ("password_mark", models.CharField(max_length=32)),
                ("made", models.DateTimeField()),
                ("expires", models.DateTimeField()),
                ("revoked", models.DateTimeField(null=True)),
                ("used", models.DateTimeField(null=True)),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="api_tokens",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={"db_table": "fairswiss_api_token", "ordering": ("-made", "-id")},
        ),
        migrations.CreateModel(
            name="RecoveryCode",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("digest", models.CharField(max_length=64)),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="recovery_codes",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={"db_table": "fairswiss_recovery_code"},
        ),
        migrations.CreateModel(
            name="Identity",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("issuer", models.CharField(max_length=255)),
                ("subject", models.CharField(max_length=255)),
                ("made", models.DateTimeField()),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="identities",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "db_table": "fairswiss_identity",
                "constraints": [
                    models.UniqueConstraint(fields=("issuer", "subject"), name="one_account_for_an_identity")
                ],
            },
        ),
        migrations.RunPython(_keep_sessions, migrations.RunPython.noop),
    )
