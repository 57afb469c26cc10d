"""The players of a random tournament: invented, and plainly so."""

from fractions import Fraction

from fairswiss.model.player import Player, title_rank
from fairswiss.simulate.chance import Chance
from fairswiss.simulate.parameters import Parameters

_SYLLABLES = (
    "ba", "ce", "di", "fo", "gu", "ha", "je", "ki", "lo", "mu", "na", "pe", "qui", "ro", "su", "ta", "ve", "wi",
    "xo", "zu",
)  # fmt: skip
_TITLES = ((2500, "GM"), (2400, "IM"), (2300, "FM"), (2200, "CM"))
_UNTITLED = Fraction(3)
"""One in so many has not applied for the title that the rating suggests."""
_NOBODY_RATED = 1400


def players(parameters: Parameters, chance: Chance) -> list[Player]:
    """Numbered as C.04.2 wants it: by rating, title, name."""
    found = []
    for place in range(parameters.players):
        rating = chance.between(parameters.lowest, parameters.highest)
        if chance.one_in(parameters.unrated):
            rating = 0
        if parameters.ratings:
            rating = parameters.ratings[place]
        name = "".join(chance.pick(_SYLLABLES) for _ in range(3)).capitalize()
        title = next((title for bound, title in _TITLES if rating >= bound), "")
        untitled = chance.one_in(_UNTITLED) or not parameters.titles
        found.append(Player(0, name, rating, "" if untitled else title))
    found.sort(key=lambda player: (-player.rating, title_rank(player.title), player.name))
    width = len(str(len(found)))
    return [
        player._replace(number=number, name=f"{player.name}, {number:0{width}}")
        for number, player in enumerate(found, 1)
    ]


def strengths(people: list[Player]) -> dict[int, int]:
    """The rating by which results are drawn; whoever has none counts as the weakest who has one."""
    weakest = min((player.rating for player in people if player.rating), default=_NOBODY_RATED)
    return {player.number: player.rating or weakest for player in people}
