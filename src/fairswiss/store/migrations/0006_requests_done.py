"""A table for requests that their senders named and that were done."""

from django.db import migrations, models


class Migration(migrations.Migration):
    """Adds the table."""

    dependencies = (("store", "0005_signed_and_audited"),)
    operations = (
        migrations.CreateModel(
            name="RequestRow",
            fields=[
                ("name", models.CharField(max_length=64, primary_key=True, serialize=False)),
                ("account", models.CharField(max_length=64)),
                ("asked", models.CharField(max_length=64)),
                ("answer", models.BinaryField(null=True)),
                ("when", models.DateTimeField()),
            ],
            options={
                "db_table": "fairswiss_request",
                "ordering": ("when",),
                "indexes": [
                    models.Index(fields=["account", "when"], name="requests_of_account"),
                    models.Index(fields=["when"], name="requests_in_time"),
                ],
            },
        ),
    )
