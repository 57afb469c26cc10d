"""Form renderer: ``{{ form }}`` and ``{{ form.name.as_field_group }}`` use our templates everywhere."""

from django.forms.renderers import TemplatesSetting


class Renderer(TemplatesSetting):
    """Our templates for a form and for a field with its label, help and errors."""

    form_template_name = "parts/form.html"
    field_template_name = "parts/field.html"
