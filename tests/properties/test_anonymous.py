"""Whoever is taken out of whatever event: every number, pairing and check stays what it was."""

from hypothesis import given, settings
from hypothesis import strategies as st

from fairswiss.desk.anonymous import TAKEN_OUT, anonymous
from fairswiss.formats.trf import parse_trf, write_trf
from fairswiss.journal import facts
from fairswiss.journal.chain import Entry, breaks, first_digest, next_entry
from fairswiss.journal.facts import Fact, Settings
from fairswiss.journal.fold import apply, folded, opened
from fairswiss.journal.state import State
from fairswiss.model import EventInfo, NoPairing, Player, Tournament
from fairswiss.usecases.rounds import check_one_by_one, pair

SYSTEMS = ("dubov-1997", "dutch-2026")
NAMES = st.text("aÄbÖzéßZ", min_size=1, max_size=4).map(lambda name: f"Q{name}")
PEOPLE = st.builds(
    lambda name, rating, title: Player(0, name, rating, title, birth="2011/03/04"),
    NAMES,
    st.sampled_from((0, 0, 1500, 1600)),
    st.sampled_from(("", "", "CM", "FM")),
)
RESULTS = st.sampled_from((("1", "0"), ("=", "="), ("0", "1"), ("+", "-")))


class _Journal:
    """Facts told one after the other, as the manager would."""

    def __init__(self, system: str) -> None:
        first = facts.Created(Settings(system, 4, EventInfo(name="Any")))
        self.entries: list[Entry] = []
        self.state: State = opened(first)
        self._keep(first)

    def tell(self, fact: Fact) -> None:
        apply(self.state, fact)
        self._keep(fact)

    def _keep(self, fact: Fact) -> None:
        before = self.entries[-1].digest if self.entries else first_digest("any")
        self.entries.append(
            next_entry(before, len(self.entries) + 1, fact, "Ada", "2026-01-01T00:00:00", "Qax said so")
        )


@st.composite
def journals(draw: st.DrawFn) -> _Journal:
    told = _Journal(draw(st.sampled_from(SYSTEMS)))
    for number, player in enumerate(draw(st.lists(PEOPLE, min_size=3, max_size=9)), 1):
        told.tell(facts.Registered(number, player))
    told.tell(facts.LotDrawn("w"))
    for played in range(1, draw(st.integers(1, 3)) + 1):
        if draw(st.booleans()):
            told.tell(facts.Amended(draw(st.sampled_from(sorted(told.state.players))), draw(PEOPLE)))
        if draw(st.booleans()):
            told.tell(facts.Registered(told.state.last_registration + 1, draw(PEOPLE)))
        try:
            paired = pair(told.state.tournament(), told.state.settings.system)
        except NoPairing:
            break
        of = {number: one for one, number in told.state.numbers.items()}
        boards = tuple((of[white], of[black]) for white, black in paired.games())
        bye = of[paired.bye] if paired.bye else None
        told.tell(facts.Drafted(played, boards, bye, told.state.settings.system, "test"))
        told.tell(facts.Published(played))
        for white, black in boards:
            told.tell(facts.ResultEntered(played, white, black, *draw(RESULTS)))
        told.tell(facts.Closed(played))
    return told


def _checked(tournament: Tournament, system: str) -> list[object]:
    return [(checked.round, checked.agrees, checked.differences) for checked in check_one_by_one(tournament, system)]


def _as_report(tournament: Tournament) -> Tournament:
    read, problems = parse_trf(write_trf(tournament).encode())
    assert read is not None, problems
    return read


@given(journals(), st.data())
@settings(max_examples=25, deadline=None)
def test_the_event_is_the_same_and_checks_the_same(told: _Journal, data: st.DataObject) -> None:
    system, before = told.state.settings.system, told.state.tournament()
    only = data.draw(st.sampled_from((0, *told.state.players)))
    entries = anonymous("any", told.entries, only)
    assert list(breaks("any", entries)) == []
    state = folded(entries)
    after = state.tournament()
    assert state.numbers == told.state.numbers
    assert after.rounds == before.rounds
    assert _checked(after, system) == _checked(before, system)
    if not only:
        assert _checked(_as_report(after), system) == _checked(_as_report(before), system)
        assert {entry.why for entry in entries} == {TAKEN_OUT}
        rest = st.sampled_from(sorted(state.players))
        twice = folded(anonymous("any", entries, data.draw(rest)))  # and again: nothing is left to take
        assert (twice.numbers, twice.tournament().rounds) == (state.numbers, after.rounds)
    else:
        everybody = folded(anonymous("any", entries))
        assert everybody.numbers == state.numbers
        assert _checked(everybody.tournament(), system) == _checked(before, system)
