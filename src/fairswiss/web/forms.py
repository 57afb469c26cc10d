"""Form renderer: ``{{ form }}`` and ``{{ form.name.as_field_group }}`` use our templates everywhere. And refusals that
become errors of a form.
"""

import contextlib
from collections.abc import Iterator, Mapping

from django.forms import BaseForm
from django.forms.renderers import TemplatesSetting

from fairswiss.model.errors import (
    BadRequest,
    Conflict,
    FairswissError,
    InvalidFile,
    InvalidTournament,
    KeyReused,
    NotAllowed,
    NotThere,
    TooLarge,
    Unconfirmed,
)


class Renderer(TemplatesSetting):
    """Our templates for a form and for a field with its label, help and errors."""

    form_template_name = "parts/form.html"
    field_template_name = "parts/field.html"


_NOT_A_MISTAKE = (Unconfirmed, NotAllowed, NotThere, Conflict, KeyReused)
"""Refusals that no other value in the form would avert."""


@contextlib.contextmanager
def told_in(form: BaseForm, fields: Mapping[str, str] | None = None) -> Iterator[None]:
    """A refusal of the desk becomes an error of the form, so that the page comes back with everything that was typed.

    ``fields`` says beside which field a refusal belongs, by its code; the others are above the form.
    """
    try:
        yield
    except _NOT_A_MISTAKE:
        raise
    except (BadRequest, InvalidTournament, InvalidFile, TooLarge) as error:
        field = (fields or {}).get(error.code)
        form.add_error(field if field in form.fields else None, sentences(error))


def sentences(error: FairswissError) -> list[str]:
    """A refusal in short: what is wrong, and of each problem what it is and what to do."""
    return [error.message, *(": ".join(filter(None, (one.what, one.remedy))) for one in error.problems)]
