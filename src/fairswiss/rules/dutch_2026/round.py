"""A whole round by the Dutch system of 2026: bracket by bracket from the top (1.9)."""

from collections.abc import Iterator

from fairswiss.kernel.brackets.bracket_engine import BracketEngine
from fairswiss.kernel.brackets.bracket_round import Brackets, Outcome, Unfolding
from fairswiss.kernel.brackets.bracket_trace import Citations
from fairswiss.kernel.brackets.colouring import Colours, drawn_colour, ever_paired, no_complete_round
from fairswiss.kernel.solver import best_candidate, by_smallest_number, completes, lowest_with_bye
from fairswiss.kernel.vocabulary.candidates import Field
from fairswiss.kernel.vocabulary.cards import Card
from fairswiss.kernel.vocabulary.entrants import Entrant, entrants, scoregroups
from fairswiss.kernel.vocabulary.ladder import Packing, Setting
from fairswiss.model.tournament import Tournament
from fairswiss.rules.dutch_2026.criteria import AIMS, LADDER, WORDS
from fairswiss.why import ColourRules, Law, Preference

LAW = Law("dutch-2026")
COLOUR_RULES: ColourRules = {
    Preference.BOTH: LAW("5.2.1"),
    Preference.ONE: LAW("5.2.1"),
    Preference.STRONGER: LAW("5.2.2"),
    Preference.WIDER: LAW("5.2.2"),
    Preference.ALTERNATE: LAW("5.2.3"),
    Preference.HIGHER: LAW("5.2.4"),
    Preference.INITIAL: LAW("5.2.5"),
}
order_of_sets = by_smallest_number  # 4.4.2
CITATIONS = Citations(
    LAW,
    halves="3.2",
    perfect="3.4",
    best="3.8",
    met="2.1.1",
    clash="2.1.3",
    completion="2.2.1",
    downfloat="2.4.1",
    colours=COLOUR_RULES,
    sets="4.4",
    exchanges="4.3",
    transpositions="4.2",
    barred="2.1.2",
)


def players_of(tournament: Tournament) -> list[Entrant]:
    """Players taking part, by 1.2."""
    scoring = tournament.scoring
    loss, win = max(scoring.white_loss, scoring.black_loss), min(scoring.white_win, scoring.black_win)
    return entrants(tournament, lambda card, number: float_in(card, number, loss), lambda card: bars_pab(card, win))


def float_in(card: Card, number: int, loss: int) -> str:
    """1.4.2 to 1.4.4: by a game against another score, the bye, or more points than a loss without playing."""
    if number in card.downfloats:
        return "down"
    if number in card.upfloats:
        return "up"
    for round_, code, points in card.unplayed:
        if round_ == number and (code == "U" or points > loss):
            return "down"
    return ""


def bars_pab(card: Card, win: int) -> bool:
    """C2 (2.1.2): a bye before, or the points of a win in a round without playing."""
    return any(code == "U" or points >= win for _, code, points in card.unplayed)


def _colours(tournament: Tournament, players: list[Entrant]) -> Colours:
    """5.1: the drawn colour, and the numbers whose parity counts (5.2.5)."""
    return Colours(drawn_colour(tournament, "article 5.1"), ever_paired(tournament, players))


def pair_brackets(players: list[Entrant], colours: Colours, coming: int) -> Brackets:
    """1.9: the brackets from the highest score to the lowest, the last leaves the bye (1.5)."""
    lowest = bye_score(players)
    if lowest is None and not completes(players, None):
        raise no_complete_round(players, "1.9.3")
    return Brackets(Unfolding(_from_the_top(scoregroups(players), lowest, colours, coming)), lowest)


def _from_the_top(groups: list[list[Entrant]], lowest: int | None, colours: Colours, coming: int) -> Iterator[Outcome]:
    """1.3: each scoregroup with those whom the bracket before left over (1.9.2)."""
    moved_down: list[Entrant] = []
    for number, residents in enumerate(groups):
        outcome = pair_bracket(moved_down, residents, groups[number + 1 :], lowest, colours, coming)
        yield outcome
        moved_down = list(outcome.candidate.downfloaters)


def bye_score(players: list[Entrant]) -> int | None:
    """C5 (2.3.1): the lowest score at which the bye can be given; None when the number is even."""
    if len(players) % 2 == 0:
        return None
    lowest = lowest_with_bye(players)
    if lowest is None:
        raise no_complete_round(players, "1.9.3")
    return lowest.score


def pair_bracket(
    moved_down: list[Entrant],
    residents: list[Entrant],
    below: list[list[Entrant]],
    lowest: int | None,
    colours: Colours,
    coming: int,
) -> Outcome:
    """Article 3: the best candidate of a bracket; the rest of the field must stay completable (C4, 2.2.1)."""

    def takes_bye(player: Entrant) -> bool:
        return player.score == lowest and player.may_have_bye

    bye = takes_bye if lowest is not None else None
    following, lower = (below[0] if below else []), [player for group in below for player in group]
    field = Field(moved_down, residents, following, lower[len(following) :], bye)
    decided_here = bye is not None and len(lower) % 2 == 0 and not any(map(bye, reversed(lower)))
    outcome = _best(field, following, colours, coming, decided_here)
    if decided_here and len(outcome.candidate.downfloaters) != 1:
        return _best(field, following, colours, coming, False)  # C9 speaks of a single downfloater
    return outcome


def _best(field: Field, following: list[Entrant], colours: Colours, coming: int, decided_here: bool) -> Outcome:
    moved_down, residents = field.moved_down, field.residents
    greatest = max(len(moved_down) + len(residents) + len(following), coming)
    setting = Setting(moved_down, residents, following, colours.white_of, greatest, pab_is_decided_here=decided_here)
    packing = Packing(LADDER, setting)
    best = best_candidate(field, packing, order_of_sets)
    if best is None:
        raise AssertionError("a bracket cannot be paired although the round can be completed (C4)")
    return Outcome(residents[0].score, field, packing, best)


ROUNDS = BracketEngine(
    CITATIONS,
    bye_article="2.3.1",
    criteria=WORDS,
    aims=AIMS,
    players_of=players_of,
    colours_of=_colours,
    pair_brackets=lambda here: pair_brackets(here.players, here.colours, here.coming),
    bye_criterion="C5",
)
pair_next_round = ROUNDS.pair
ENGINE = ROUNDS.engine()
