"""A whole round by the Dutch system of 1992: brackets from the top, and what to do when the lowest fails (C13)."""

from collections.abc import Iterator
from functools import partial

from fairswiss import why
from fairswiss.kernel.brackets.bracket_engine import BracketEngine
from fairswiss.kernel.brackets.bracket_round import Brackets, Ending, Outcome, Unfolding
from fairswiss.kernel.brackets.bracket_trace import Citations
from fairswiss.kernel.brackets.colouring import Colours, drawn_colour, no_complete_round
from fairswiss.kernel.solver import completes
from fairswiss.kernel.vocabulary.candidates import Candidate, Field, FirstCandidate, Scorecard
from fairswiss.kernel.vocabulary.cards import Card
from fairswiss.kernel.vocabulary.colours import BLACK, LETTERS, WHITE, opposite
from fairswiss.kernel.vocabulary.entrants import MILD, STRONG, Entrant, entrants, ranking, scoregroups
from fairswiss.kernel.vocabulary.ladder import Packing, Setting
from fairswiss.model.tournament import Tournament
from fairswiss.rules.dutch_1992.backtracking import Choice, choose
from fairswiss.rules.dutch_1992.bracket import Bracket, Bye, Next
from fairswiss.rules.dutch_1992.criteria import AIMS, LADDER, WORDS
from fairswiss.why import ColourRules, Law, Preference

LAW = Law("dutch-1992")
COLOUR_RULES: ColourRules = {
    Preference.BOTH: LAW("E1"),
    Preference.ONE: LAW("E1"),
    Preference.STRONGER: LAW("E2"),
    Preference.ALTERNATE: LAW("E3"),
    Preference.HIGHER: LAW("E4"),
    Preference.INITIAL: LAW("E4"),
    Preference.OPPOSITE: LAW.readings(15),
}
CITATIONS = Citations(
    LAW,
    halves="A6",
    perfect="C6",
    best="C6",
    met="B1",
    clash="B2",
    completion="C13",
    downfloat="C6",
    colours=COLOUR_RULES,
    sets="C4",
    exchanges="D2",
    transpositions="D1",
    barred="B1",
    has_limbo=False,
)
BYE_CODES = ("U", "F")
"""A full-point bye is a bye (reading 21)."""


def players_of(tournament: Tournament) -> list[Entrant]:
    """Players taking part, by A2; over 50 % in the last round A7.a is not in effect (reading 2)."""
    players = entrants(tournament, float_in, bars_bye)
    for player in players:
        if player.topscorer and player.preference:
            player.claim(*without_absolute(player.card.colours, player.difference))
    return players


def without_absolute(history: str, difference: int) -> tuple[int, int]:
    """A7.b, A7.c: a strong or a mild preference of somebody who has played, never an absolute one (reading 2)."""
    if difference:
        return (BLACK if difference > 0 else WHITE), STRONG
    return opposite(LETTERS.index(history[-1])), MILD


def float_in(card: Card, number: int) -> str:
    """A4, A5: marked when an unequal pair is made, played or not (reading 4), and for the bye; not for an absence."""
    if number in card.upfloats:
        return "up"
    if number in card.downfloats or number in [when for when, code, _ in card.unplayed if code in BYE_CODES]:
        return "down"
    return card.forfeit_floats.get(number, "")


def bars_bye(card: Card) -> bool:
    """B1b: a point without playing, by a bye or a forfeit."""
    return card.point_without_playing > 0


def takes_bye(player: Entrant) -> bool:
    """B1b: who may have the bye."""
    return player.may_have_bye


def colours_of(tournament: Tournament, players: list[Entrant]) -> Colours:
    """Part E and F4; the parity of the pairing number itself counts, and two without a game later as in reading 15."""
    del players
    numbers = tournament.order or range(1, max(player.number for player in tournament.players) + 1)
    return Colours(drawn_colour(tournament, "A7"), numbers, by_width=False, opposite_later=True)


# -- the brackets --------------------------------------------------------------------------------------------------


def pair_brackets(players: list[Entrant]) -> Brackets:
    """C: from the highest score down; the first bracket that leaves a hopeless rest is the penultimate one (C13)."""
    bye = takes_bye if len(players) % 2 else None
    if not completes(players, bye):
        raise no_complete_round(players, "B1, B2")
    return Brackets(Unfolding(_from_the_top(scoregroups(players), bye)))


def _from_the_top(groups: list[list[Entrant]], bye: Bye) -> Iterator[Outcome]:
    moved_down: list[Entrant] = []
    for number, residents in enumerate(groups[:-1], 1):
        below = [player for group in groups[number:] for player in group]
        following = Next([], groups[number], number + 1 == len(groups), bye)
        bracket = Bracket(moved_down, residents, below, following, bye)
        choice = None if bracket.leaves_too_few() else choose(bracket)
        moved_down = bracket.going_down(choice.candidate.pairs) if choice else []
        if choice is None or not completes([*moved_down, *below], bye):
            yield from joined_brackets(bracket, groups[-1], bye)
            return
        yield _outcome(bracket, choice, moved_down)
    if groups:
        yield _of_lowest(Bracket(moved_down, groups[-1], [], None, bye))


def joined_brackets(failing: Bracket, last: list[Entrant], bye: Bye) -> Iterator[Outcome]:
    """C13: the bracket again, so that the rest can be completed, and all below as one lowest bracket (reading 14)."""
    between = failing.below[: len(failing.below) - len(last)]
    following = Next(between, last, True, bye)
    penultimate = Bracket(failing.came, failing.own, failing.below, following, bye, must_complete=True)
    choice = choose(penultimate)
    if not choice.candidate.pairs:
        everybody = sorted([*failing.came, *failing.own, *between], key=ranking)
        lowest = Bracket(everybody, last, [], None, bye)
        yield _of_lowest(lowest)._replace(ending=Ending.JOINED, articles=LAW("C13"))
        return
    left = penultimate.going_down(choice.candidate.pairs)
    yield _outcome(penultimate, choice, left)._replace(ending=Ending.PENULTIMATE, articles=LAW("C13"))
    lowest = Bracket(sorted([*left, *between], key=ranking), last, [], None, bye)
    yield _of_lowest(lowest)._replace(ending=Ending.COLLAPSED, articles=LAW("C13") + LAW.readings(14))


# -- what is told of a bracket -------------------------------------------------------------------------------------

PACKING = Packing(LADDER, Setting([], [], [], lambda one, other: one, 1))
"""The rows of every bracket, of which nothing is added up: :meth:`Bracket.judge` looks at each."""


def _of_lowest(bracket: Bracket) -> Outcome:
    choice = choose(bracket)
    return _outcome(bracket, choice, bracket.going_down(choice.candidate.pairs))


def _outcome(bracket: Bracket, choice: Choice, left: list[Entrant]) -> Outcome:
    """A bracket and its candidate, with those who go down."""
    candidate = choice.candidate
    judged = partial(_judged, bracket, candidate)
    candidate = candidate._replace(judged=judged, downfloaters=tuple(left))
    shown = (
        (bracket.came, bracket.own) if bracket.moved_down else ([], sorted([*bracket.came, *bracket.own], key=ranking))
    )
    return Outcome(
        bracket.own[0].score,
        Field(*shown, [], []),
        PACKING,
        candidate,
        judge=bracket.judge,
        first=partial(first_candidate, bracket, candidate),
        notes=partial(_notes, bracket, choice),
    )


def _judged(bracket: Bracket, candidate: Candidate) -> Scorecard:
    card = bracket.judge(candidate.pairs)
    if card is None:
        raise AssertionError("the candidate chosen is not admissible")
    return card


def _notes(bracket: Bracket, choice: Choice) -> "Iterator[why.steps.Special]":
    """The steps besides the pairing: C1, A3, C12, C14."""
    for player in bracket.leaving:
        yield why.steps.NoOpponent(LAW("C1"), player.number)
    moved_down = [player for player in bracket.came if player not in bracket.leaving]
    if moved_down and not bracket.moved_down:
        yield why.steps.TreatedAsHomogeneous(LAW("A3"), len(moved_down), why.Mixing.HALF)
    if choice.called:
        articles = LAW("C12") + LAW.readings(12)
        yield why.steps.Backtracked(articles) if choice.heeded else why.steps.BacktrackedInVain(articles)
    if bracket.is_reduced(choice.candidate.pairs):
        yield why.steps.FewerPairs(LAW("C14") + LAW.readings(10))


def first_candidate(bracket: Bracket, best: Candidate) -> FirstCandidate:
    """A6, C4, C5: S1 and S2 in order, as many pairs as in the end; it may be illegal."""
    size, rows = len(best.moved_down_pairs), len(best.remainder_pairs)
    s1 = bracket.moved_down[:size]
    s2 = [*bracket.moved_down[size:], *bracket.residents]
    rest = s2[size:]
    pairs = (*zip(s1, s2[:size], strict=True), *zip(rest[:rows], rest[rows : 2 * rows], strict=True))
    halves = (tuple(s1), tuple(s2)) if bracket.moved_down else (tuple(rest[:rows]), tuple(rest[rows:]))
    return FirstCandidate(*halves, tuple(bracket.leaving), pairs)


ROUNDS = BracketEngine(
    CITATIONS,
    bye_article="A5",
    criteria=WORDS,
    aims=AIMS,
    players_of=players_of,
    colours_of=colours_of,
    pair_brackets=lambda here: pair_brackets(here.players),
)
pair_next_round = ROUNDS.pair
ENGINE = ROUNDS.engine()
