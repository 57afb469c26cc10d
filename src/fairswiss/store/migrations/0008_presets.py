"""Lists of tie-breaks that accounts keep under names of their own."""

from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    """The table of presets."""

    dependencies = (("store", "0007_changes_counted"), migrations.swappable_dependency(settings.AUTH_USER_MODEL))
    operations = (
        migrations.CreateModel(
            "PresetRow",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("name", models.CharField(max_length=60)),
                ("tie_breaks", models.CharField(max_length=200)),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=models.CASCADE, related_name="tie_break_presets", to=settings.AUTH_USER_MODEL
                    ),
                ),
            ],
            options={"db_table": "fairswiss_preset", "ordering": ("name", "id")},
        ),
        migrations.AddConstraint(
            "presetrow", models.UniqueConstraint(fields=("user", "name"), name="one_preset_a_name")
        ),
    )
