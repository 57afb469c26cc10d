"""The engine against the literal enumerator, and finished rounds against the independent validator.

Shared by the tests and by the long runs in ``benchmarks/long_run.py``.
"""

import random
from dataclasses import replace
from fractions import Fraction
from typing import Any

from fairswiss import read_trf, write_trf
from fairswiss.judge import check_round
from fairswiss.kernel.options import Options
from fairswiss.kernel.vocabulary.cards import cards_before_next_round
from fairswiss.model import Adjustment, EventInfo, NoPairing, Scoring, Tournament
from fairswiss.rules import choices, edition
from tests.independent.dutch import absolute_violations
from tests.independent.keizer import season_violations
from tests.independent.matches import match_violations
from tests.independent.validator import violations
from tests.literal import (
    burstein_2026,
    double_swiss_2026,
    dubov_1997,
    dubov_2026,
    dutch_1992,
    dutch_2012,
    dutch_2017,
    dutch_2026,
    keizer,
    lim_2026,
)
from tests.literal.double_swiss_2026_cases import MATCHES
from tests.tournaments import random_tournament

Answer = tuple[list[tuple[int, int]], int | None] | None
"""Pairs (white, black) in order and the bye; None when the round is impossible."""


DUBOV = "dubov-1997"
DUTCH = ("dutch-1992", "dutch-2012", "dutch-2017", "dutch-2026")
BURSTEIN = "burstein-2026"
DOUBLE_SWISS = "double-swiss-2026"
SEEKERS = ("dubov-2018", "dubov-2026")
"""The Dubov editions in which those who seek White meet those who seek Black."""
LIM = "lim-2026"
LITERAL = {
    BURSTEIN: burstein_2026,
    "dutch-1992": dutch_1992,
    "dutch-2012": dutch_2012,
    "dutch-2017": dutch_2017,
    "dutch-2026": dutch_2026,
}


def by_engine(
    tournament: Tournament,
    upfloat_limit: str = "strict",
    *,
    explain: bool = False,
    system: str = DUBOV,
    lowest_bracket: str = "2013",
    upfloats: str = "played",
    maxi_tournament: str = "no",
) -> Answer:
    """What the engine says."""
    decided = {
        "upfloat_limit": upfloat_limit,
        "lowest_bracket": lowest_bracket,
        "upfloats": upfloats,
        "maxi_tournament": maxi_tournament,
    }
    options = Options(**{option.name: decided[option.name] for option in choices(system).values()})
    try:
        pairing = edition(system).pair(tournament, options, explain)
    except NoPairing:
        return None
    return sorted((pair.white, pair.black) for pair in pairing.pairs), pairing.bye


def by_enumerator(
    tournament: Tournament,
    upfloat_limit: str = "strict",
    *,
    system: str = DUBOV,
    lowest_bracket: str = "2013",
    upfloats: str = "played",
    maxi_tournament: str = "no",
) -> Answer:
    """What the text says, tried out."""
    if system == DOUBLE_SWISS:
        return _matches_by_enumerator(tournament)
    literal = literal_round(
        tournament,
        upfloat_limit,
        system=system,
        lowest_bracket=lowest_bracket,
        upfloats=upfloats,
        maxi_tournament=maxi_tournament,
    )
    return None if literal is None else (sorted(literal.pairs), literal.bye)


def _matches_by_enumerator(tournament: Tournament) -> Answer:
    try:
        literal = double_swiss_2026.pair_round(tournament)
    except double_swiss_2026.LiteralImpossible:
        return None
    return sorted(literal.pairs), literal.bye


def literal_round(
    tournament: Tournament,
    upfloat_limit: str = "strict",
    *,
    system: str = DUBOV,
    lowest_bracket: str = "2013",
    upfloats: str = "played",
    maxi_tournament: str = "no",
) -> dubov_1997.LiteralRound | dutch_2017.LiteralRound | None:
    """The round as the enumerator makes it; None when it is impossible."""
    try:
        if system == DUBOV:
            return dubov_1997.pair_round(tournament, upfloat_limit=upfloat_limit)
        if system in SEEKERS:
            return dubov_2026.pair_round(tournament, edition=system.removeprefix("dubov-"), upfloats=upfloats)
        if system == LIM:
            return lim_2026.pair_round(tournament, maxi=maxi_tournament == "yes")
        if system == "dutch-2012":
            return dutch_2012.pair_round(tournament, lowest_bracket=lowest_bracket)
        found: dutch_2017.LiteralRound = LITERAL[system].pair_round(tournament)
    except (dubov_1997.LiteralImpossible, dutch_2017.LiteralImpossible):
        return None
    return found


KEIZER = "keizer"
HOUSE_RULES = {
    "top": "top_value", "step": "value_step", "values": "counting", "own": "own_value", "loss": "loss_share",
    "bye": "bye_share", "club": "club_share", "announced": "absence_share", "announced_limit": "absence_limit",
    "unannounced": "no_show_share", "withdrawn_after": "withdrawn_after", "withdrawn": "withdrawn_share",
    "decay": "absence_decay", "forfeit": "forfeit_win", "bye_to": "bye_choice", "gap": "gap", "meetings": "meetings",
    "colour_run": "colour_run", "rounding": "rounding",
}  # fmt: skip
"""The house rules of the literal Keizer system, and the options of the engine that they are."""


def house_options(rules: keizer.HouseRules) -> Options:
    """The house rules as the engine takes them."""
    return Options(**{option: str(getattr(rules, name)) for name, option in HOUSE_RULES.items()})


def random_house(rng: random.Random) -> keizer.HouseRules:
    """House rules of a club, each usual or not."""
    parts = [Fraction(0), Fraction(1, 6), Fraction(7, 20), Fraction(1, 2), Fraction(2, 3), Fraction(1)]
    drawn: dict[str, Any] = {
        "top": rng.choice((0, 50, 120)), "step": rng.choice((1, 1, 2, 3)),
        "values": rng.choice(("stepwise", "fixed-point", "frozen")), "own": rng.choice(("current", "start", "none")),
        "loss": rng.choice(parts), "bye": rng.choice(parts), "club": rng.choice(parts), "announced": rng.choice(parts),
        "announced_limit": rng.choice((0, 1, 2, 5)), "unannounced": rng.choice(parts),
        "withdrawn_after": rng.choice((1, 1, 2)), "withdrawn": rng.choice(parts),
        "decay": rng.choice(("none", "halve")), "forfeit": rng.choice(("opponent", "bye")),
        "bye_to": rng.choice(("fewest", "lowest")), "gap": rng.choice((0, 1, 2, 4, 9)),
        "meetings": rng.choice((0, 1, 2)), "colour_run": rng.choice((0, 1, 2, 3)),
        "rounding": rng.choice(("none", "half", "whole")),
    }  # fmt: skip
    return keizer.HouseRules(**{name: value for name, value in drawn.items() if rng.random() < 0.4})


def keizer_differs(tournament: Tournament, rules: keizer.HouseRules, *, explain: bool = False) -> str:
    """Where the engine and the literal reading part: the ladder, a total, or the boards; empty if nowhere."""
    options = house_options(rules)
    literal = keizer.LiteralKeizer(tournament, rules)
    found = edition(KEIZER).ranking(tournament, options) or ()
    if [one.player for one in found] != literal.order:
        return f"ladder {[one.player for one in found]} and not {literal.order}"
    for one in found:
        if Fraction(one.total, one.unit) != literal.totals[one.player]:
            return f"{one.player} has {Fraction(one.total, one.unit)} and not {literal.totals[one.player]}"
        worked = sum((Fraction(e.value * e.over, e.passes * e.under) for e in one.earned), Fraction(0))
        if worked != literal.totals[one.player]:
            return f"the working of {one.player} gives {worked} and not {literal.totals[one.player]}"
    ours: Answer
    theirs: Answer
    try:
        pairing = edition(KEIZER).pair(tournament, options, explain)
        ours = pairing.games(), pairing.bye
    except NoPairing:
        ours = None
    try:
        theirs = literal.pair()
    except keizer.LiteralImpossible:
        theirs = None
    return "" if ours == theirs else f"{ours} and not {theirs}"


def faults_of_a_season(seed: int) -> tuple[int, list[str]]:
    """Play a whole season by house rules of its own: rounds played, and faults by the validator or by reading back."""
    rng = random.Random(seed)
    rules = replace(random_house(rng), top=0)
    options = house_options(rules)
    loosened: list[bool] = []

    def pair(tournament: Tournament) -> tuple[list[tuple[int, int]], int | None]:
        pairing = edition(KEIZER).pair(tournament, options, True)
        opening = pairing.explanation.opening if pairing.explanation else ()
        loosened.append(any(step.kind == "loosened" for step in opening))
        return pairing.games(), pairing.bye

    players, planned = rng.choice((rng.randint(8, 40), rng.randint(8, 300))), rng.randint(5, 25)
    rates = {"late": 0.1, "withdrawals": 0.03, "forfeits": 0.05}
    faults: list[str] = []
    rounds = list(random_tournament(rng, players, planned, pair=pair, stop_at=(NoPairing,), **rates))
    for (before, pairs, bye, _), gave_way in zip(rounds, loosened, strict=False):
        found = season_violations(before, pairs, bye, rules, loosened=gave_way)
        faults += [f"round {len(before.rounds) + 1}: {fault}" for fault in found]
    if not rounds:
        return 0, faults
    after = rounds[-1][-1]
    again = read_trf(write_trf(after._replace(absences=()), rng.choice(("trf16", "trf26"))))
    checks = [check_round(again, KEIZER, number, options) for number in range(1, len(again.rounds) + 1)]
    faults += [f"round {check.round} is paired otherwise when it is read back" for check in checks if not check.agrees]
    return len(after.rounds), faults


def in_one_score_group(tournament: Tournament) -> Tournament:
    """The same history with bonus points that put everybody into one score group."""
    cards = cards_before_next_round(tournament)
    top = max(card.score for card in cards.values())
    bonuses = [Adjustment((n,), top - card.score, "", len(tournament.rounds)) for n, card in cards.items()]
    return tournament.revised(adjustments=(*tournament.adjustments, *(b for b in bonuses if b.points)))


def after_seeding(tournament: Tournament) -> Tournament:
    """The same history in an event so short that its next round is no seeding round of the Burstein system."""
    played = len(tournament.rounds)
    return tournament.revised(rounds_planned=max(played + 1, min(tournament.rounds_planned or 0, 2 * played + 1)))


def faults_of_an_event(seed: int, system: str = DUBOV) -> tuple[int, list[str]]:
    """Play a whole event with byes, forfeits, absences, late entries and withdrawals; rounds played, faults found."""
    rng = random.Random(seed)
    players = rng.choice((rng.randint(8, 40), rng.randint(8, 200 if system == DUBOV else 300)))
    planned = rng.randint(5, 11)
    relaxed: list[bool] = []

    def pair(tournament: Tournament) -> tuple[list[tuple[int, int]], int | None]:
        pairing = edition(system).pair(tournament, Options(), system == DUBOV)
        explanation = pairing.explanation
        relaxed.append(explanation is not None and any(s.kind == "limit-lifted" for s in explanation.opening))
        return [(board.white, board.black) for board in pairing.pairs], pairing.bye

    faults: list[str] = []
    rounds = 0
    info = MATCHES if system == DOUBLE_SWISS else EventInfo()
    for before, pairs, bye, _ in random_tournament(rng, players, planned, pair=pair, stop_at=(NoPairing,), info=info):
        rounds += 1
        if system == DUBOV:
            found = violations(before, pairs, bye, relaxed=relaxed[-1])
        elif system == DOUBLE_SWISS:
            found = match_violations(before, pairs, bye)
        else:
            found = absolute_violations(before, pairs, bye, system)
        faults += [f"round {rounds}: {fault}" for fault in found]
    return rounds, faults


ABSENCE_EARNS = (Scoring(), Scoring(zero_bye=5, forfeit_loss=5), Scoring.of(30, 10, 0)._replace(zero_bye=5))
"""Usual points, and two scorings in which an absence is worth something."""


def differences_of_a_foreign_file(seed: int, system: str) -> tuple[int, list[str]]:
    """A whole event as a careless program would write it: rounds played, and where the rules are said to differ.

    The pairing numbers are shuffled, the lot is not recorded, and absences are blank cells.
    """
    rng = random.Random(seed)

    def pair(tournament: Tournament) -> tuple[list[tuple[int, int]], int | None]:
        pairing = edition(system).pair(tournament, Options(), False)
        return pairing.games(), pairing.bye

    players, planned = rng.choice((rng.randint(6, 24), rng.randint(8, 90))), rng.randint(3, 9)
    rates = {"late": 0.15, "withdrawals": 0.03, "forfeits": 0.05, "shuffled": 1}
    scoring = rng.choice(ABSENCE_EARNS)
    rounds = random_tournament(rng, players, planned, pair=pair, stop_at=(NoPairing,), scoring=scoring, **rates)
    states = [after for *_, after in rounds]
    if not states:
        return 0, []
    played = states[-1]
    text = write_trf(played._replace(first_colour="", absences=()), rng.choice(("trf16", "trf26")))
    again = read_trf(text.replace("0000 - Z", " " * 8))
    checks = [check_round(again, system, number) for number in range(1, len(again.rounds) + 1)]
    faults = [f"round {check.round} differs" for check in checks if not check.agrees]
    if len(again.rounds) != len(played.rounds):
        faults.append(f"{len(played.rounds)} rounds were written and {len(again.rounds)} read")
    return len(checks), faults
