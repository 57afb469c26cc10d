"""The lists of players that the drop-in form writes (``-l``)."""

from collections.abc import Iterable

from fairswiss.model.tournament import Tournament
from fairswiss.usecases.rounds import published_list
from fairswiss.why import PublishedList


def lists_of(tournament: Tournament, system: str, rounds: Iterable[int]) -> str:
    """The list as it was before each of these rounds."""
    parts = [
        f"Round #{number}\n{list_text(published_list(tournament, system, round=number), tournament)}"
        for number in rounds
    ]
    return "\n".join(parts)


def list_text(cards: PublishedList, tournament: Tournament) -> str:
    """The list as text."""
    from fairswiss.rendering import render

    return render(cards, form="text", tournament=tournament).rstrip("\n") + "\n" if cards else "\n"
