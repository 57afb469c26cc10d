"""TRF16 as it is written here can be read by bbpPairings 5 and 6."""

import random

import pytest

from fairswiss import pair, read_trf, write_trf
from fairswiss.formats.trf import unwritable
from fairswiss.model import (
    Absence,
    Acceleration,
    EventInfo,
    NoPairing,
    Player,
    Prohibition,
    Scoring,
    Tournament,
)  # fmt: skip
from fairswiss.rules import SHELF
from fairswiss.rules.baku import with_announced_acceleration
from fairswiss.usecases.systems import as_announced, system_of
from tests.formats.bbp import complaints
from tests.formats.lines import accepted, row
from tests.tournaments import random_tournament

PEOPLE = tuple(Player(number, f"Player {number}", 2000 - number) for number in range(1, 10))
ABSENCE_EARNS = Scoring(zero_bye=5, forfeit_loss=5)


def event(
    system: str = "dutch-2026", people: tuple[Player, ...] = PEOPLE, *, baku: bool = False, **facts: object
) -> Tournament:
    """Two rounds paired and played."""
    info = as_announced(EventInfo(name="Open"), system, baku)
    tournament = Tournament.build(people, **{"rounds_planned": 5, "first_colour": "w", "info": info, **facts})
    for _ in range(2):
        paired = pair(tournament, system)
        results = {game: ("1", "0") if sum(game) % 3 else ("=", "=") for game in paired.games()}
        tournament = tournament.with_round(paired.games(), paired.bye).with_results(results)
    return tournament


EVENTS = {
    "as usual": event(),
    "three points": event(scoring=Scoring.of(30, 10)),
    "half a point for the bye": event(scoring=Scoring.of(10, 5, pab=5)),
    "absence earns": event(scoring=ABSENCE_EARNS, absences=(Absence(1, 3), Absence(2, 4))),
    "a loss earns": event(scoring=Scoring.of(30, 20, 10)._replace(zero_bye=5)),
    "gaps": event(people=tuple(PEOPLE[at] for at in (0, 2, 3, 4, 6, 8))),
    "an order": event(people=PEOPLE[:4], order=(4, 3, 2, 1)),
    "withdrawn": event().withdraw(4),
    "a bye asked for": event().revised(absences=(Absence(3, 4, "H"), Absence(5, 5, "H"))),
    "kept apart": event(prohibitions=(Prohibition((1, 2), 1, 3), Prohibition((3, 4)))),
    "virtual points": event(accelerations=(Acceleration(1, (10, 10, 5)),)),
    "Baku": event(baku=True),
    **{system: event(system) for system in ("dubov-1997", "dutch-1992", "dutch-2012", "dutch-2017")},
    **{system: event(system, PEOPLE[:6]) for system in ("round-robin",)},
}


@pytest.mark.parametrize("version", [5, 6])
@pytest.mark.parametrize("name", EVENTS)
def test_nothing_in_it_is_refused_and_nothing_is_lost(name: str, version: int) -> None:
    text = write_trf(EVENTS[name], "trf16")
    assert list(complaints(text, version)) == []
    assert read_trf(text) == with_announced_acceleration(EVENTS[name])
    assert unwritable(EVENTS[name]) == ()


@pytest.mark.parametrize("name", EVENTS)
def test_the_system_is_still_named(name: str) -> None:
    assert system_of(read_trf(write_trf(EVENTS[name], "trf16"))) == system_of(EVENTS[name])


@pytest.mark.parametrize("system", SHELF)
def test_the_code_of_any_system_comes_back(system: str) -> None:
    announced = Tournament.build(PEOPLE, info=as_announced(EventInfo(), system))
    for edition in ("trf16", "trf26"):
        assert read_trf(write_trf(announced, edition)).info == announced.info


def test_a_code_without_words_stands_alone() -> None:
    coded = Tournament.build(PEOPLE, info=EventInfo(encoded_type="FIDE_DUBOV"))
    text = write_trf(coded, "trf16")
    assert "\n092 (FIDE_DUBOV)\n" in text
    assert "\n192" not in text
    assert read_trf(text) == coded


def test_baku_is_written_as_virtual_points_for_programs_that_do_not_know_it() -> None:
    text = write_trf(EVENTS["Baku"], "trf16")
    stated = {int(line[4:8]) for line in text.splitlines() if line.startswith("XXA")}
    assert stated == {given.player for given in with_announced_acceleration(EVENTS["Baku"]).accelerations}


def test_only_the_next_round_is_asked_for_in_cells() -> None:
    """A bye two rounds ahead would be a round played, to bbpPairings."""
    text = write_trf(EVENTS["withdrawn"], "trf16")
    line = next(line for line in text.splitlines() if line.startswith("001    4"))
    assert line.count("0000 - Z") == 1
    assert "\n240 Z 004    4\n240 Z 005    4\n" in text


@pytest.mark.parametrize("code", ["FIDE_DUTCH_2025", "FIDE_DUTCH_2025_BAKU"])
def test_the_older_code_of_the_edition_of_2026_is_understood_in_either_record(code: str) -> None:
    for record in ("192", "092"):
        assert system_of(accepted(f"{record} {code}", row(1))) == "dutch-2026"


@pytest.mark.parametrize("seed", range(25))
def test_generated_events_are_accepted_after_every_round(seed: int) -> None:
    rng = random.Random(seed)

    def paired(tournament: Tournament) -> tuple[list[tuple[int, int]], int | None]:
        pairing = pair(tournament, "dutch-2026")
        return pairing.games(), pairing.bye

    scoring = rng.choice((Scoring(), ABSENCE_EARNS, Scoring.of(30, 10), Scoring.of(20, 10, 5)))
    rates = {"late": 0.2, "withdrawals": 0.05, "requested_byes": 0.1}
    for *_, after in random_tournament(
        rng, rng.randint(5, 20), 5, pair=paired, stop_at=(NoPairing,), scoring=scoring, **rates
    ):
        text = write_trf(after, "trf16")
        assert [list(complaints(text, version)) for version in (5, 6)] == [[], []]
