"""A whole round by the Dutch system of 2012: brackets from the top, and what to do when they do not complete (C.13)."""

from collections.abc import Callable, Iterator

from fairswiss.explain import CardLine
from fairswiss.kernel.bracket_questions import verdicts
from fairswiss.kernel.bracket_round import BracketEdition, Brackets, Outcome, Unfolding, pair_round
from fairswiss.kernel.bracket_trace import Citations, card_line
from fairswiss.kernel.brackets import Colours, completes, drawn_colour, lot_by_colours, no_complete_round, scoregroups
from fairswiss.kernel.cards import Card
from fairswiss.kernel.colours import BLACK, LETTERS, WHITE
from fairswiss.kernel.edition import Options, Pairing, Questions, refuse_options, require_ready
from fairswiss.kernel.entrants import Entrant, entrants, ranking
from fairswiss.language import spoken
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament
from fairswiss.rules.dutch_2012.bracket import Bracket, Round, normal_bracket
from fairswiss.rules.dutch_2012.ending import Penultimate, last_bracket

ID = "dutch-2012"
COLOUR_RULES = {
    "both-preferences": "E.1",
    "one-preference": "A.7",
    "stronger": "E.2",
    "alternate-last": "E.3",
    "higher-ranked": "E.4",
    "initial-colour": "E.5",
}
CITATIONS = Citations(
    "C.4", "C.6", "C.10", "B.1", "B.2", "C.13", "A.3", COLOUR_RULES, "B.1", ("D.3", "D.2", "D.1"), "left_out"
)
LOWEST_BRACKETS = ("2013", "2012")
WITHOUT_PLAYING = ("U", "+", "H", "F")
"""B.1.b: rounds that bring a point or half a point without a game."""


def pair_next_round(tournament: Tournament, options: Options = Options(), explain: bool = False) -> Pairing:
    """Pair the next round by the Dutch system of 2012."""
    least_squares = with_least_squares(options)
    coming = require_ready(tournament)
    players = players_of(tournament)
    colours = colours_of(tournament, players, coming)
    return pair_round(_edition(colours, coming, least_squares), coming, players, colours, explain)


def questions(tournament: Tournament, options: Options, pairing: Pairing) -> Questions:
    """Asks why two players are not paired: the best round with this pair is compared with the chosen one."""
    del pairing
    coming = require_ready(tournament)
    players = players_of(tournament)
    colours = colours_of(tournament, players, coming)
    return verdicts(_edition(colours, coming, with_least_squares(options)), players)


def with_least_squares(options: Options) -> bool:
    """D.4 came in 2013; whether it is in force for a merged lowest bracket is the arbiter's to say."""
    refuse_options(options, ID, ("lowest_bracket",))
    if options.lowest_bracket not in LOWEST_BRACKETS:
        raise BadRequest(
            spoken(
                "lowest_bracket is {value!r}. Known: {known}.",
                value=options.lowest_bracket,
                known=", ".join(LOWEST_BRACKETS),
            )
        )
    return options.lowest_bracket == "2013"


def shown_lot(tournament: Tournament) -> str:
    """The initial colour that the recorded rounds show (E.5)."""
    return lot_by_colours(
        tournament, players_of, lambda before, players: colours_of(before, players, len(before.rounds) + 1)
    )


def published_list(tournament: Tournament) -> tuple[CardLine, ...]:
    """Score, preference and floats of everybody taking part, by A.2."""
    return tuple(map(card_line, players_of(tournament)))


def players_of(tournament: Tournament) -> list[Entrant]:
    """Those taking part, by A.2; the pairing numbers stand for rating, title and name."""
    return entrants(tournament, float_in, lambda card: gifts(card) > 0)


def float_in(card: Card, number: int) -> str:
    """A.4, B.1.b: by a game against another score; a point or half a point without playing is a downfloat."""
    if number in card.upfloats:
        return "up"
    unplayed = any(round_ == number and code in WITHOUT_PLAYING for round_, code, _ in card.unplayed)
    return "down" if unplayed or number in card.downfloats else ""


def gifts(card: Card) -> int:
    """B.1.b: how often a player got a point or half a point without playing."""
    return sum(code in WITHOUT_PLAYING for _, code, _ in card.unplayed)


def colours_of(tournament: Tournament, players: list[Entrant], coming: int) -> Colours:
    """Part E: E.2 does not ask how wide a difference is; E.5 numbers S1, and is turned round in a later round."""
    drawn = drawn_colour(tournament, "E.5")
    if coming == 1:
        return Colours(drawn, [player.number for player in sorted(players, key=_place)], by_width=False)
    numbers = tournament.order or range(1, 1 + max(map(_place, players), default=0))
    return Colours(LETTERS[WHITE + BLACK - LETTERS.index(drawn)], numbers, by_width=False)


def _place(player: Entrant) -> int:
    return player.place


def _edition(colours: Colours, coming: int, least_squares: bool) -> BracketEdition:
    return BracketEdition(ID, CITATIONS, "B.1", lambda players: pair_brackets(players, colours, coming, least_squares))


def pair_brackets(players: list[Entrant], colours: Colours, coming: int, least_squares: bool = True) -> Brackets:
    """Part C: brackets from the top; where the rest cannot be completed, the penultimate and the merged last one."""
    most = most_gifts(players)
    bye = _takes_bye(most) if len(players) % 2 else None
    fixed = Round(colours, coming % 2 == 1, bye, least_squares)
    return Brackets(Unfolding(_from_the_top(fixed, scoregroups(players))), bye_bar=most)


def _from_the_top(fixed: Round, groups: list[list[Entrant]]) -> Iterator[Outcome]:
    moved_down: list[Entrant] = []
    for number, residents in enumerate(groups):
        bracket = Bracket(moved_down, residents, groups[number + 1 :])
        if not bracket.below:
            yield last_bracket(fixed, bracket)
            return
        outcome = normal_bracket(fixed, bracket)
        moved_down = list(outcome.candidate.downfloaters)
        if not completes(sorted([*moved_down, *bracket.lower], key=ranking), fixed.takes_bye):
            yield from merge(fixed, bracket, len(outcome.candidate.moved_down_pairs))
            return
        yield outcome


def most_gifts(players: list[Entrant]) -> int:
    """B.1.b: nobody who had a point without playing takes the bye; if that cannot be, those who had least may."""
    for most in sorted({0, *(gifts(player.card) for player in players)}):
        if completes(players, _takes_bye(most)):
            return most
    raise no_complete_round(players, "B.1 and B.2")


def _takes_bye(most: int) -> Callable[[Entrant], bool]:
    return lambda player: gifts(player.card) <= most and not player.bound_to


def merge(fixed: Round, bracket: Bracket, met: int) -> Iterator[Outcome]:
    """C.13: the penultimate bracket again, and everybody below it joined to one lowest bracket."""
    penultimate = Penultimate(fixed, bracket, met).outcome()
    yield penultimate
    lowest = Bracket(list(penultimate.candidate.downfloaters), bracket.lower, [])
    last = last_bracket(fixed, lowest, merged=True)
    articles = ("C.13", "D.4") if fixed.least_squares else ("C.13",)
    yield last._replace(event="collapsed", articles=articles)
