"""Effects of groups that shall not meet, and of categories."""

from fairswiss.journal import facts
from fairswiss.journal.groups import SHARED
from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest


def group_declared(state: State, fact: facts.GroupDeclared) -> None:
    """One more group, with less weight than those before it."""
    if fact.number in state.groups:
        raise BadRequest(gettext("Group {number} exists already.", number=fact.number), code="group-taken")
    for player in fact.ids:
        state.expect(player)
    if fact.bond not in SHARED and len(set(fact.ids)) < 2:
        raise BadRequest(gettext("A forbidden pairing names two players or more."), code="too-few-in-group")
    state.groups[fact.number] = fact
    if fact.late:
        state.remarks.append(f"### Prohibited pairing added @ Round {len(state.rounds)}")


def group_dropped(state: State, fact: facts.GroupDropped) -> None:
    """Its players may meet."""
    if fact.number not in state.groups:
        raise BadRequest(gettext("There is no group {number}.", number=fact.number), code="group-unknown")
    del state.groups[fact.number]
    if fact.late:
        state.remarks.append(f"### Prohibited pairing lifted @ Round {len(state.rounds)}")


def category_declared(state: State, fact: facts.CategoryDeclared) -> None:
    """A category with its rule, or another rule for one that exists."""
    state.categories[fact.category.name] = fact.category


def category_dropped(state: State, fact: facts.CategoryDropped) -> None:
    """No category of the event any more; players to whom it was given by hand lose it too."""
    if fact.name not in state.categories:
        raise BadRequest(gettext("There is no category {name!r}.", name=fact.name), code="no-such-category")
    if any(one.category == fact.name for one in state.prizes.lists):
        words = "There are prizes for the category {name!r}. Take them out of the prizes first."
        raise BadRequest(gettext(words, name=fact.name), code="category-has-prizes")
    del state.categories[fact.name]
    for registration, player in state.players.items():
        if fact.name in player.categories:
            left = tuple(name for name in player.categories if name != fact.name)
            state.players[registration] = player._replace(categories=left)
