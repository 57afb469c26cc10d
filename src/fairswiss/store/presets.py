"""Rows of the lists of tie-breaks that accounts keep."""

from django.contrib.auth import get_user_model

from fairswiss.store.models import PresetRow


def of(account: str) -> dict[str, str]:
    """The lists of an account by their names, in the order of these."""
    return dict(PresetRow.objects.filter(user__username=account).values_list("name", "tie_breaks"))


def keep(account: str, name: str, tie_breaks: str) -> None:
    """Keep a list under a name; a list that has it already is replaced."""
    user = get_user_model().objects.get(username=account)
    PresetRow.objects.update_or_create(user=user, name=name, defaults={"tie_breaks": tie_breaks})


def forget(account: str, name: str) -> None:
    """Delete a list; nothing happens if there is none of that name."""
    PresetRow.objects.filter(user__username=account, name=name).delete()
