"""Which tournaments are played by the edition of 2012."""

import pytest

from fairswiss.kernel.options import Options
from fairswiss.model import BadRequest, EventInfo
from fairswiss.rules import SHELF, edition
from fairswiss.usecases.systems import system_of
from tests.rules.dutch.positions import event


@pytest.mark.parametrize(
    ("start", "found"),
    [("2012/07/01", "dutch-2012"), ("30.06.2017", "dutch-2012"), ("2017-07-01", "dutch-2017"), ("", "dutch-2026")],
)
def test_it_is_in_force_from_july_2012_to_june_2017(start: str, found: str) -> None:
    assert system_of(event(4, info=EventInfo(start=start)), "dutch") == found
    assert system_of(event(4, info=EventInfo(start=start, encoded_type="FIDE_DUTCH"))) == found


@pytest.mark.parametrize("words", ["Individual Swiss Dutch (Istanbul 2012 rules)", "Dutch-2012"])
def test_record_092_names_it(words: str) -> None:
    assert system_of(event(4, info=EventInfo(type_text=words))) == "dutch-2012"


def test_it_knows_one_option() -> None:
    assert [option.name for option in edition("dutch-2012").options] == ["lowest_bracket"]
    with pytest.raises(BadRequest, match=r"dutch-2012 has no option waivers. Its options are lowest_"):
        edition("dutch-2012").pair(event(4), Options(waivers=frozenset({"B.2"})))
    with pytest.raises(BadRequest, match="lowest_bracket is '2011'"):
        edition("dutch-2012").pair(event(4), Options(lowest_bracket="2011"))


@pytest.mark.parametrize("system", [system for system in SHELF if system != "dutch-2012"])
def test_other_editions_refuse_it(system: str) -> None:
    with pytest.raises(BadRequest, match=f"{system} has no option lowest_bracket"):
        edition(system).pair(event(4), Options(lowest_bracket="2012"), False)
