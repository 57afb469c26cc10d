"""Choosing a language: English unless somebody says otherwise, and never a text that fails."""

import re
from concurrent.futures import ThreadPoolExecutor
from html import unescape

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairswiss.journal import facts, team_facts
from fairswiss.journal.chain import first_digest, next_entry
from fairswiss.journal.facts import KINDS, Fact, Settings
from fairswiss.kernel.edition import Pairing
from fairswiss.kernel.options import Options
from fairswiss.language import gettext, language, speaking
from fairswiss.model.categories import Category
from fairswiss.model.errors import NoPairing
from fairswiss.model.facts import Bond
from fairswiss.model.player import Player
from fairswiss.model.prizes import Prizes
from fairswiss.model.rounds import Game, Round
from fairswiss.model.tournament import EventInfo, Tournament
from fairswiss.rendering import render
from fairswiss.rendering.journal import journal_lines
from fairswiss.rendering.sections import Sections
from fairswiss.rules import edition
from tests.rendering.samples import chosen, drawn, drawn_dutch, made, round_robins

ENGLISH_WORDS = re.compile(
    r"\b(the|and|of|from|white|black|floats|paired|points|player|players|round|rounds|group|bracket|bye|reading|chapter)\b"
)


def test_english_is_spoken_until_somebody_says_otherwise() -> None:
    assert language() == "en"
    with speaking("de-AT"):
        assert language() == "de"
        assert gettext("The journal is empty.") == "Das Journal ist leer."
        with speaking("nl"):
            assert gettext("The journal is empty.") == "The journal is empty."
        assert language() == "de"
    assert language() == "en"


def test_a_text_without_translation_stays_english() -> None:
    with speaking("de"):
        assert gettext("{one} knows it.", one="Nobody") == "Nobody knows it."


def test_values_are_never_taken_for_places() -> None:
    for wanted in ("en", "de"):
        with speaking(wanted):
            assert "{text}" in gettext("remark: {text}", text="{text}{0}{x!r}")


def test_others_who_work_at_the_same_time_keep_their_language() -> None:
    with speaking("de"), ThreadPoolExecutor(1) as other:
        assert other.submit(language).result() == "en"


def _said(page: str) -> str:
    """What a page says, without markup, attributes and the names of systems."""
    return unescape(re.sub(r"<style>.*?</style>|<[^>]*>|round-robin", " ", page, flags=re.DOTALL))


@settings(max_examples=3, deadline=None)
@given(st.integers(0, 10_000))
def test_any_explanation_can_be_given_in_german(seed: int) -> None:
    with speaking("de"):
        for shown in (*drawn(seed), *drawn_dutch(seed)):
            assert render(shown.subject, "html", shown.tournament)


def test_what_is_shown_is_german_alone() -> None:
    with speaking("de"):
        for shown in (*chosen(), *made(), *round_robins(), *drawn(1), *drawn_dutch(1)):
            page = render(shown.subject, "html", shown.tournament)
            assert 'lang="de"' in page
            assert ENGLISH_WORDS.findall(_said(page)) == []
            if isinstance(shown.subject, Pairing) and shown.subject.explanation and shown.tournament:
                sections = Sections(shown.subject, shown.tournament)
                pieces = [sections.flow(), *(sections.picture(section.place) for section in sections.sections)]
                assert ENGLISH_WORDS.findall(_said(" ".join(pieces))) == []


def test_every_line_of_a_journal_is_german() -> None:
    made_up = Settings("dubov-1997", 5, EventInfo(name="X"))
    ada, bob = Player(0, "Ada", 2000), Player(0, "Bob", 1900)
    told: list[Fact] = [
        facts.Created(made_up),
        facts.Imported(made_up, Tournament.build([ada._replace(number=1), bob._replace(number=2)], rounds_planned=5)),
        facts.SettingsChanged(made_up._replace(rounds=6, public=True, phones=True)),
        facts.Registered(1, ada), facts.Amended(1, ada), facts.Removed(1), facts.Withdrawn(1, 2), facts.Returned(1, 3),
        facts.CheckedIn(1), facts.CheckedIn(1, False), facts.MissedCredited(1, "H"),
        facts.ByeAsked(1, 2, "H"), facts.ByeDropped(1, 2), facts.StayedIn(1, 1), facts.Forbidden((1, 2)),
        facts.ForbiddenLifted((1, 2)),
        facts.GroupDeclared(1, Bond.CLUB, last_round=2), facts.GroupDeclared(2, Bond.FEDERATION, if_possible=True),
        facts.GroupDeclared(3, Bond.FAMILY, "", (1, 2), 2), facts.GroupDropped(3),
        facts.CategoryDeclared(Category("U12", age_to=11)), facts.CategoryDropped("U12"),
        facts.FactorsNoted("rapid", ((1, 40), (2, 0))), facts.FactorsNoted("blitz", ((1, 20),), "rating list 2026-11"),
        facts.RatingsShown(), facts.RatingsShown(False), facts.NormsDeclared(), facts.NormsDeclared("zonal", "teams"),
        facts.ParticularsNoted(1, "a@example.org"), facts.Drafted(1, ((1, 2),), 3, "dubov-1997", "x", (), ((1, 2),)),
        facts.PointsAdjusted(1, 10, 0), facts.PointsAdjusted(7, -5, 2), facts.LotDrawn("w"), facts.LotDrawn("b"),
        facts.Drafted(1, ((1, 2),), 3, "dubov-1997", "x"), facts.DraftDropped(1), facts.HandStarted(1),
        facts.Rearranged(1, ((1, 2),), None), facts.HandEnded(1, 0), facts.HandEnded(1, 2), facts.Published(1),
        facts.ResultEntered(1, 1, 2, "1", "0"), facts.ResultEntered(1, 1, 2, " ", " "),
        facts.ResultCorrected(1, 1, 2, "=", "="), facts.ResultClaimed(1, 1, 2, "w", "1", "0"),
        facts.ResultClaimed(1, 1, 2, "b", "=", "="), facts.Closed(1), facts.Reopened(1), facts.Remarked("x"),
        facts.HallAnnounced("Tea is ready", 2, "2026-11-17T13:30+00:00"), facts.HallAnnounced(),
        facts.Undone(4), facts.NameWithheld(1), facts.NameWithheld(1, False), facts.Anonymised(0, 30, "x"),
        facts.PrizesDeclared(Prizes(currency="EUR")), facts.PrizeAwarded(1, 1), facts.PrizeAwarded(1, 0),
        facts.FinalPageShown(), facts.FinalPageShown(shown=False),
        facts.FideModeLeft(), facts.CorrectedForRating(1, 1, 2, "=", "="),
        team_facts.TeamEntered(1, "Rooks", (1,)), team_facts.TeamAmended(1, "Rooks"), team_facts.TeamRemoved(2),
        team_facts.TeamWithdrawn(1, 2), team_facts.TeamReturned(1, 3), team_facts.TeamByeAsked(1, 2, "H"),
        team_facts.CaptainLinkReplaced(1),
        team_facts.TeamByeDropped(1, 2), team_facts.LineUpsDue(1, "2026-11-17T13:30+00:00"),
        team_facts.LineUpsDue(1, ""),
        team_facts.LineUpGiven(1, 1, (1, 0)), team_facts.MatchForfeited(1, 1, 2, "+", "-"),
        team_facts.MatchForfeited(1, 1, 2, " ", " "),
    ]  # fmt: skip
    assert {type(fact) for fact in told} == set(KINDS.values())
    entries, before = [], first_digest("x")
    for number, fact in enumerate(told, 1):
        entries.append(next_entry(before, number, fact, "Ada", "2026-01-01T00:00:00+00:00"))
        before = entries[-1].digest
    english = [line.text for line in journal_lines(entries)]
    with speaking("de"):
        german = [line.text for line in journal_lines(entries)]
    same = {one for one, other in zip(english, german, strict=True) if one == other}
    assert same == set()
    assert ENGLISH_WORDS.findall(" ".join(german).replace("dubov-1997", "")) == []
    assert "Runde 1 ausgelost: 1 Bretter, spielfrei Meldung 3" in german


def test_a_round_that_cannot_be_paired_is_told_in_german() -> None:
    for system in ("dubov-1997", "dutch-2026"):
        tournament = Tournament.build([Player(1, "Ada", 2000), Player(2, "Bob", 1900)], rounds_planned=3)
        paired = edition(system).pair(tournament.revised(first_colour="w"), Options(), False)
        game = paired.games()[0]
        played = tournament.revised(first_colour="w", rounds=(Round((Game(*game, "1", "0"),), ()),))
        with speaking("de"), pytest.raises(NoPairing) as refused:
            edition(system).pair(played, Options(), False)
        assert ENGLISH_WORDS.findall(str(refused.value)) == []
