"""A whole round by the Dutch system of 2012: brackets from the top, and what to do when they do not complete (C.13)."""

from collections.abc import Callable, Iterator

from fairswiss.kernel.brackets.bracket_engine import BracketEngine
from fairswiss.kernel.brackets.bracket_round import Brackets, Ending, Outcome, Unfolding
from fairswiss.kernel.brackets.bracket_trace import Citations
from fairswiss.kernel.brackets.colouring import Colours, drawn_colour, no_complete_round
from fairswiss.kernel.options import Options
from fairswiss.kernel.solver import completes, leaves_too_few
from fairswiss.kernel.vocabulary.cards import Card
from fairswiss.kernel.vocabulary.colours import BLACK, LETTERS, WHITE
from fairswiss.kernel.vocabulary.entrants import Entrant, entrants, scoregroups
from fairswiss.model.tournament import Tournament
from fairswiss.rules.dutch_2012.bracket import Bracket, Round, normal_bracket
from fairswiss.rules.dutch_2012.criteria import AIMS, LAW, WORDS
from fairswiss.rules.dutch_2012.ending import Penultimate, last_bracket
from fairswiss.rules.dutch_2012.options import LOWEST_BRACKET
from fairswiss.why import ColourRules, Preference

COLOUR_RULES: ColourRules = {
    Preference.BOTH: LAW("E.1"),
    Preference.ONE: LAW("A.7"),
    Preference.STRONGER: LAW("E.2"),
    Preference.ALTERNATE: LAW("E.3"),
    Preference.HIGHER: LAW("E.4"),
    Preference.INITIAL: LAW("E.5"),
}
CITATIONS = Citations(
    LAW,
    halves="C.4",
    perfect="C.6",
    best="C.10",
    met="B.1",
    clash="B.2",
    completion="C.13",
    downfloat="A.3",
    colours=COLOUR_RULES,
    sets="D.3",
    exchanges="D.2",
    transpositions="D.1",
    barred="B.1",
    has_limbo=False,
)
WITHOUT_PLAYING = ("U", "+", "H", "F")
"""B.1.b: rounds that bring a point or half a point without a game."""


def players_of(tournament: Tournament) -> list[Entrant]:
    """Players taking part, by A.2; the pairing numbers stand for rating, title and name."""
    return entrants(tournament, float_in, lambda card: gifts(card) > 0)


def float_in(card: Card, number: int) -> str:
    """A.4, B.1.b: by a game against another score; a point or half a point without playing is a downfloat."""
    if number in card.upfloats:
        return "up"
    if number in card.downfloats or number in [when for when, code, _ in card.unplayed if code in WITHOUT_PLAYING]:
        return "down"
    return ""


def gifts(card: Card) -> int:
    """B.1.b: how often a player got a point or half a point without playing."""
    return sum([code in WITHOUT_PLAYING for _, code, _ in card.unplayed])


def colours_of(tournament: Tournament, players: list[Entrant]) -> Colours:
    """Part E: E.2 does not ask how wide a difference is; E.5 numbers S1, and is turned round in a later round."""
    drawn = drawn_colour(tournament, "E.5")
    if not tournament.rounds:
        return Colours(drawn, [player.number for player in sorted(players, key=_place)], by_width=False)
    numbers = tournament.order or range(1, 1 + max(map(_place, players), default=0))
    return Colours(LETTERS[WHITE + BLACK - LETTERS.index(drawn)], numbers, by_width=False)


def _place(player: Entrant) -> int:
    return player.place


def with_least_squares(options: Options) -> bool:
    """D.4 came in 2013; whether it is in force for a merged lowest bracket is the arbiter's to say."""
    return options[LOWEST_BRACKET] == "2013"


def pair_brackets(players: list[Entrant], colours: Colours, coming: int, least_squares: bool = True) -> Brackets:
    """Part C: brackets from the top; where the rest cannot be completed, the penultimate and the merged last one."""
    most = most_gifts(players)
    bye = _takes_bye(most) if len(players) % 2 else None
    fixed = Round(colours, coming % 2 == 1, bye, _has_right(most), least_squares)
    return Brackets(Unfolding(_from_the_top(fixed, scoregroups(players))), bye_bar=most)


def _from_the_top(fixed: Round, groups: list[list[Entrant]]) -> Iterator[Outcome]:
    moved_down: list[Entrant] = []
    for number, residents in enumerate(groups):
        bracket = Bracket(moved_down, residents, groups[number + 1 :])
        if not bracket.below:
            yield last_bracket(fixed, bracket)
            return
        field, outcome = bracket.field(), None
        if not leaves_too_few(field.moved_down, field.residents, bracket.lower, fixed.takes_bye is not None):
            outcome = normal_bracket(fixed, bracket)
        if outcome is None or not completes([*outcome.candidate.downfloaters, *bracket.lower], fixed.takes_bye):
            yield from merge(fixed, bracket)
            return
        yield outcome
        moved_down = list(outcome.candidate.downfloaters)


def most_gifts(players: list[Entrant]) -> int:
    """B.1.b: nobody who had a point without playing takes the bye; if that cannot be, those who had least may."""
    for most in sorted({0, *(gifts(player.card) for player in players)}):
        if completes(players, _takes_bye(most)):
            return most
    raise no_complete_round(players, "B.1 and B.2")


def _takes_bye(most: int) -> Callable[[Entrant], bool]:
    return lambda player: gifts(player.card) <= most and not player.bound_to


def _has_right(most: int) -> Callable[[Entrant], bool]:
    return lambda player: gifts(player.card) <= most


def merge(fixed: Round, bracket: Bracket) -> Iterator[Outcome]:
    """C.13: the penultimate bracket again, and everybody below it joined to one lowest bracket."""
    penultimate = Penultimate(fixed, bracket).outcome()
    yield penultimate
    lowest = Bracket(list(penultimate.candidate.downfloaters), bracket.lower, [])
    last = last_bracket(fixed, lowest, merged=True)
    articles = LAW("C.13", "D.4") if fixed.least_squares else LAW("C.13")
    yield last._replace(ending=Ending.COLLAPSED, articles=articles)


ROUNDS = BracketEngine(
    CITATIONS,
    bye_article="B.1",
    criteria=WORDS,
    aims=AIMS,
    players_of=players_of,
    colours_of=colours_of,
    pair_brackets=lambda here: pair_brackets(here.players, here.colours, here.coming, with_least_squares(here.options)),
)
pair_next_round = ROUNDS.pair
ENGINE = ROUNDS.engine()
