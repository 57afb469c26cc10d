"""Addresses of those who asked for messages about an event."""

from django.db import migrations, models


class Migration(migrations.Migration):
    """The table of subscribers."""

    dependencies = (("store", "0008_presets"),)
    operations = (
        migrations.CreateModel(
            "SubscriberRow",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("event", models.CharField(db_index=True, max_length=16)),
                ("registration", models.PositiveIntegerField(default=0)),
                ("address", models.CharField(max_length=254)),
                ("language", models.CharField(max_length=12)),
                ("confirmed", models.BooleanField(default=False)),
                ("asked", models.DateTimeField()),
                ("told", models.CharField(blank=True, default="", max_length=60)),
            ],
            options={"db_table": "fairswiss_subscriber", "ordering": ("id",)},
        ),
        migrations.AddConstraint(
            "subscriberrow",
            models.UniqueConstraint(fields=("event", "registration", "address"), name="one_subscription_an_address"),
        ),
    )
