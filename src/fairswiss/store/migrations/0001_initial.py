"""The two tables."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    initial = True

    dependencies = ()

    operations = (
        migrations.CreateModel(
            name="EventRow",
            fields=[
                ("id", models.CharField(max_length=16, primary_key=True, serialize=False)),
                ("origin", models.CharField(max_length=16)),
                ("name", models.CharField(blank=True, max_length=200)),
                ("created", models.CharField(max_length=40)),
                ("head_number", models.PositiveIntegerField(default=0)),
                ("head_digest", models.CharField(max_length=64)),
                ("archived", models.BooleanField(default=False)),
            ],
            options={"db_table": "fairswiss_event", "ordering": ("-created", "id")},
        ),
        migrations.CreateModel(
            name="EntryRow",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("number", models.PositiveIntegerField()),
                ("kind", models.CharField(max_length=40)),
                ("data", models.TextField()),
                ("who", models.CharField(max_length=150)),
                ("when", models.CharField(max_length=40)),
                ("why", models.TextField(blank=True)),
                ("digest", models.CharField(max_length=64)),
                ("token", models.CharField(max_length=64, null=True)),
                (
                    "event",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="entries", to="store.eventrow"
                    ),
                ),
            ],
            options={
                "db_table": "fairswiss_entry",
                "ordering": ("event_id", "number"),
                "constraints": [
                    models.UniqueConstraint(fields=("event", "number"), name="one_entry_a_number"),
                    models.UniqueConstraint(fields=("event", "token"), name="one_entry_a_token"),
                ],
            },
        ),
    )
