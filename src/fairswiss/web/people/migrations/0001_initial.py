"""The table of appointments."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    """Create the table of appointments."""

    initial = True

    dependencies = (migrations.swappable_dependency(settings.AUTH_USER_MODEL),)

    operations = (
        migrations.CreateModel(
            name="Appointment",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("tournament", models.CharField(blank=True, db_index=True, max_length=16)),
                ("role", models.CharField(max_length=20)),
                ("first_board", models.PositiveIntegerField(null=True)),
                ("last_board", models.PositiveIntegerField(null=True)),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="appointments",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "db_table": "fairswiss_appointment",
                "ordering": ("user__username", "tournament", "role", "first_board", "id"),
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(first_board__isnull=True, last_board__isnull=True)
                        | models.Q(
                            first_board__isnull=False,
                            last_board__isnull=False,
                            first_board__gte=1,
                            last_board__gte=models.F("first_board"),
                        ),
                        name="boards_from_first_to_last",
                    )
                ],
            },
        ),
    )
