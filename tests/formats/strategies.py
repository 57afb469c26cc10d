"""Tournaments of all kinds, for Hypothesis."""

from typing import Any

from hypothesis import strategies as st

from fairswiss.formats.trf.player_records import is_federation
from fairswiss.model import (
    OUTCOMES,
    Absence,
    Acceleration,
    Adjustment,
    Bye,
    EventInfo,
    ForfeitedMatch,
    Game,
    LineUp,
    MatchScoring,
    NationalRecord,
    Player,
    Prohibition,
    Round,
    Scoring,
    Team,
    TeamAdjustment,
    TeamBye,
    TeamEvent,
    TeamMatch,
    Tournament,
)
from fairswiss.model.facts import Bond
from fairswiss.model.player import TITLES
from fairswiss.model.results import belong_together

_CODES = [code for code, outcome in OUTCOMES.items() if not outcome.bye]
_SIDES = [(white, black) for white in _CODES for black in _CODES if belong_together(white, black)]
_LETTERS = "aZ1 ,.-/=+#éßŁЖ中\u0301\u00a0\u0085\u2028\U0001f600"
"""Few, since Hypothesis is slow with all of Unicode, but of every kind that could do harm."""
_KEPT = (
    "### a remark",
    "###",
    "013 Nobody's                      99999 99999",
    "082 3",
    "352 GREEN",
    "801 whatever  stands   here",
    "ACC    1  1.0  0.5",
    "TNR 9",
    "XXC other",
    "XXF unknown",
    "  a line that is no record",
    "ABC",
)


def texts(longest: int) -> st.SearchStrategy[str]:
    """A text as it comes back from a field of so many columns: one line, nothing to strip."""
    return st.text(_LETTERS, max_size=longest).map(str.strip)


def titles() -> st.SearchStrategy[str]:
    """Titles, full and short, and national ones."""
    other = texts(3).filter(lambda text: text.upper() not in TITLES)
    return st.sampled_from((*TITLES, "g", "m", "wg", "wm", "f", "wf", "c", "wc", "")) | other


def national_records() -> st.SearchStrategy[NationalRecord]:
    """What federations say."""
    federations = st.text("ABCXYZ", min_size=3, max_size=3).filter(is_federation)
    ratings = st.integers(0, 9999)
    return st.builds(
        NationalRecord, federations, ratings, titles(), texts(3), texts(11), texts(33), texts(10), texts(1)
    )


def people() -> st.SearchStrategy[Player]:
    """Somebody; the number is still to be given."""
    return st.builds(
        Player,
        st.just(0),
        texts(33),
        st.integers(0, 9999),
        titles(),
        texts(3),
        texts(11),
        texts(10),
        texts(1),
        st.integers(0, 99_999),
        st.lists(national_records(), max_size=2).map(tuple),
        order=st.none(),
        club=texts(20),
        categories=st.sets(texts(8).filter(bool), max_size=2).map(lambda names: tuple(sorted(names))),
    )


def kept_apart(players: Any, *rounds: st.SearchStrategy[int | None]) -> Any:
    """Players who may not meet, or should not if possible."""
    bonds, names = st.sampled_from([*Bond]), texts(20)
    named = st.tuples(bonds, names).map(lambda found: found if found[0] else (Bond.UNSTATED, ""))
    built = st.tuples(players, *rounds, named, st.integers(0, 3))
    return built.map(lambda made: Prohibition(made[0], made[1], made[2], made[3][0], made[3][1], made[4]))


@st.composite
def rounds(draw: st.DrawFn, numbers: list[int]) -> Round:
    """A round in which everybody may play, have a bye or not be there."""
    order = draw(st.permutations(numbers))
    pairs = draw(st.integers(0, len(order) // 2))
    games = [Game(order[2 * i], order[2 * i + 1], *draw(st.sampled_from(_SIDES))) for i in range(pairs)]
    rest = order[2 * pairs :]
    codes = [draw(st.sampled_from("FHZ ")) for _ in rest]
    if rest and draw(st.sampled_from((True, False))):
        codes[0] = "U"
    return Round.of(games, [Bye(player, code) for player, code in zip(rest, codes, strict=True) if code != " "])


@st.composite
def event_infos(draw: st.DrawFn) -> EventInfo:
    """What is said of the event, with few different texts."""
    said = st.sampled_from(["", *draw(st.lists(texts(60), min_size=1, max_size=3))])
    fields: dict[str, Any] = {field: draw(said) for field in EventInfo._fields if field not in _SPECIAL}
    return EventInfo(**fields)._replace(
        deputies=draw(st.lists(said.filter(bool), max_size=3).map(tuple)) if any(fields.values()) else (),
        round_dates=draw(st.lists(texts(10), max_size=4).map(_without_empty_end)),
        rating_federation=draw(st.text("ABCDEFN", max_size=3)),
        rating_method=draw(st.sampled_from(("", "FIDE", "NRO", "FIDON", "NIDOF", "a longer text"))),
    )


_SPECIAL = ("deputies", "round_dates", "rating_federation", "rating_method")


def _without_empty_end(dates: list[str]) -> tuple[str, ...]:
    while dates and not dates[-1]:
        dates.pop()
    return tuple(dates)


def scorings() -> st.SearchStrategy[Scoring]:
    """The usual, others that are regular, and some in which everything differs."""
    points = st.integers(-20, 120)
    some = st.dictionaries(st.sampled_from(Scoring._fields), points).map(lambda fields: Scoring()._replace(**fields))
    regular = st.builds(Scoring.of, points, points, points, st.none() | points)
    return st.just(Scoring()) | regular | some | st.builds(Scoring, *(points,) * len(Scoring._fields))


@st.composite
def team_events(draw: st.DrawFn, numbers: list[int], numbered: bool) -> TeamEvent:
    """Teams of some of these players, and what can be said of them."""
    left, teams = list(numbers), []
    for at in range(draw(st.integers(1, 3))):
        size = draw(st.integers(0, len(left)))
        number = draw(st.integers(1, 333)) * 3 - at if numbered else at + 1
        label = (draw(texts(5)), draw(texts(6)), draw(st.integers(0, 999))) if numbered else ()
        teams.append(Team(number, draw(texts(32)), tuple(left[:size]), *label))
        left = left[size:]
    team = st.sampled_from([team.number for team in teams])
    slots = draw(st.lists(st.tuples(st.integers(1, 9), team), max_size=3, unique=True))
    allocated = dict(slots)
    points = st.integers(-99, 999)
    seated = [team for team in teams if team.players]
    changes = st.builds(
        TeamAdjustment,
        st.lists(team, min_size=1, max_size=2).map(lambda listed: tuple(sorted(listed))),
        st.none() | points,
        points,
        st.sampled_from(("", *"WDLFHZ+-")),
        st.integers(0, 999),
    )
    return TeamEvent(
        tuple(teams),
        numbered,
        draw(st.just(MatchScoring()) | st.builds(MatchScoring, points, points, points)),
        draw(st.text("WB", max_size=4)),
        draw(st.none() | st.tuples(points, points)),
        tuple(TeamBye(number, one, "U") for number, one in allocated.items())
        + tuple(TeamBye(number + 18, one, draw(st.sampled_from("FHZ"))) for number, one in slots if numbered),
        tuple(
            ForfeitedMatch(number + 9, teams[0].number, teams[1].number, *draw(st.sampled_from(("+-", "-+", "--"))))
            for number in draw(st.sets(st.integers(1, 3), max_size=2))
            if len(teams) > 1
        ),
        tuple(LineUp(4, one.number, teams[0].number, (0, *one.players[::-1])) for one in seated),
        tuple(draw(st.lists(changes, max_size=2))) if numbered else (),
        tuple(
            TeamMatch(number + 12, teams[0].number, teams[1].number)
            for number in draw(st.sets(st.integers(1, 3), max_size=2))
            if len(teams) > 1
        ),
        tuple(
            Prohibition(tuple(one.number for one in teams), *draw(st.tuples(st.integers(1, 9), st.integers(9, 99))))
            for _ in range(draw(st.integers(0, 2)))
            if numbered and len(teams) > 1
        ),
        tuple(
            Acceleration(one.number, tuple(draw(st.lists(points, max_size=3))))
            for one in draw(st.lists(st.sampled_from(teams), max_size=2, unique=True))
            if numbered
        ),
    )


@st.composite
def tournaments(draw: st.DrawFn) -> Tournament:
    """A tournament of which a report file can hold everything."""
    numbers = draw(st.lists(st.integers(1, 12) | st.integers(1, 99_999), min_size=1, max_size=7, unique=True))
    somebody = st.sampled_from(draw(st.lists(people(), min_size=1, max_size=2)))
    someone = st.sampled_from(numbers)
    some = st.lists(someone, min_size=1, max_size=4)
    played = draw(st.lists(rounds(numbers), max_size=4))
    while played and not played[-1].games and all(bye.code != "U" for bye in played[-1].byes):
        played.pop()
    kind = draw(st.sampled_from(("", "", "old", "new")))
    team_event = draw(team_events(numbers, kind == "new")) if kind else TeamEvent()
    recorded = max(len(played), team_event.rounds_paired)
    coming = st.integers(recorded + 1, recorded + 3) | st.integers(recorded + 1, 999)
    slots = draw(st.lists(st.tuples(coming, someone), max_size=4, unique=True))
    points = st.integers(-150, 1500)
    accelerated = draw(st.lists(someone, max_size=6, unique=True))
    shared = draw(st.lists(points, max_size=4))
    return Tournament.build(
        [draw(somebody)._replace(number=number) for number in numbers],
        rounds=tuple(played),
        rounds_planned=draw(st.none() | st.integers(max(recorded, 1), 999)),
        first_colour=draw(st.sampled_from(("", "w", "b"))),
        absences=tuple(Absence(number, player, draw(st.sampled_from("FHZ"))) for number, player in slots),
        prohibitions=tuple(
            draw(
                st.lists(
                    kept_apart(some.map(tuple), st.just(1), st.none())
                    if kind == "new"  # only XXP names players there, and it has no rounds
                    else kept_apart(some.map(tuple), st.integers(1, 9), st.none() | st.integers(1, 998)),
                    max_size=3,
                )
            )
        ),
        accelerations=tuple(
            Acceleration(player, tuple(draw(st.just(shared) | st.lists(points, max_size=5)))) for player in accelerated
        ),
        adjustments=tuple(
            ()
            if kind == "new"  # there the numbers are those of teams
            else draw(
                st.lists(
                    st.builds(
                        Adjustment,
                        some.map(tuple),
                        st.integers(-999, 1500),
                        st.sampled_from(("", *"WDLFHZ+-")),
                        st.integers(0, 999),
                    ),
                    max_size=3,
                )
            )
        ),
        scoring=draw(scorings()),
        team_event=team_event,
        info=draw(event_infos()),
        extra=tuple(
            draw(st.lists(st.sampled_from(_KEPT) | texts(30).map(lambda text: f"### {text}".rstrip()), max_size=4))
        ),
        order=tuple(draw(st.just(()) | st.permutations(numbers))),
    )
