"""A pairing edition as a value, and a paired round."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import NamedTuple, Protocol, TypeVar

from fairswiss import why
from fairswiss.kernel.options import Option, Options
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.facts import Prohibition
from fairswiss.model.match_play import games_a_round
from fairswiss.model.notebooks import repr_html
from fairswiss.model.problems import Remedy
from fairswiss.model.results import is_open
from fairswiss.model.rounds import Round
from fairswiss.model.tournament import Tournament
from fairswiss.why import Article, CardFact, CardLine, Explanation, Part, PublishedList


class Pair(NamedTuple):
    """One board of a round."""

    board: int
    white: int
    black: int


class Pairing(NamedTuple):
    """A paired round: the boards in order, the bye, and the reasons when they were asked for."""

    system: str
    round: int
    pairs: tuple[Pair, ...]
    bye: int | None = None
    explanation: Explanation | None = None
    resting: int | None = None
    """The player without an opponent by a table fixed beforehand: no bye, and no points."""
    gave_way: tuple[Prohibition, ...] = ()
    """Groups that should not meet if possible, and could not be kept apart in this round."""

    def _repr_html_(self) -> str | None:
        return repr_html(self)

    def games(self) -> list[tuple[int, int]]:
        """White and black of every board, as :meth:`Tournament.with_round` takes them."""
        return [(pair.white, pair.black) for pair in self.pairs]

    def explained(self) -> Explanation:
        """The reasons; refuses a pairing that was made without them."""
        if self.explanation is None:
            words = "This pairing carries no explanation; pair the round with explain=True."
            raise BadRequest(gettext(words), code="not-explained")
        return self.explanation


class Entry(NamedTuple):
    """An article of a text, or a numbered reading of ours: what it is about and where the code is."""

    title: str
    place: str
    """``module.function`` inside the edition, or a full name in the kernel; empty with ``why_not`` given."""
    why_not: str = ""
    """The reason why no code belongs to it."""
    part: Part = Part.ARTICLE
    """The kind of text that the number stands for."""


class Recorded(NamedTuple):
    """A round somebody paired: who met whom, and who had the pairing-allocated bye."""

    pairs: tuple[tuple[int, int], ...]
    """White and black."""
    bye: int | None = None


class Questions(Protocol):
    """Questions about a paired round."""

    def __call__(self, one: int, other: int) -> "why.verdicts.Verdict":
        """Say why these two, who take part, are not paired."""

    def barrier(self, one: int, other: int) -> "why.obstacles.Absolute | None":
        """The obstacle that keeps these two, who take part, apart whatever else is paired; None if there is none."""

    def differences(self, recorded: Recorded) -> "tuple[why.differences.Difference, ...]":
        """Differences of this recorded round of the same players from the rules, the gravest first; colours aside."""


class Span(NamedTuple):
    """The days on which an edition is in force, written 2026-02-01; empty where no day is known."""

    since: str = ""
    until: str = ""

    def covers(self, day: tuple[int, int, int]) -> bool:
        """True if it is in force on a day: year, month and day."""
        written = "{:04}-{:02}-{:02}".format(*day)
        return self.since <= written <= (self.until or written)


class Engine:
    """The code of an edition, imported when somebody asks for it."""

    __slots__ = ("aims", "criteria", "pair", "published_list", "questions", "ranking", "shown_lot")

    def __init__(
        self,
        *,
        pair: Callable[[Tournament, Options, bool], Pairing],
        questions: Callable[[Tournament, Options, Pairing], Questions],
        published_list: Callable[[Tournament, Options], tuple[CardLine, ...]],
        shown_lot: Callable[[Tournament], str],
        criteria: Mapping[str, str],
        aims: "Mapping[str, why.Aim] | None" = None,
        ranking: "Callable[[Tournament, Options], tuple[why.earnings.Total, ...]] | None" = None,
    ) -> None:
        self.pair = pair
        """Pairs the next round, with the reasons if the flag says so."""
        self.questions = questions
        """Takes questions about a paired round."""
        self.published_list = published_list
        """Lists what players need to work out the pairings for themselves, in rank order."""
        self.shown_lot = shown_lot
        """Reads the lot (``w`` or ``b``) off the colours of the recorded rounds; empty when they show none."""
        self.criteria = criteria
        """The meaning of each criterion of the text, in English words, by the code that the reasons name."""
        self.ranking = ranking
        """Ranks everybody after the recorded rounds by points of the system's own; None where tie-breaks rank."""
        self.aims = aims or {}
        """The purpose of each criterion, by the same code, for answers without the words of the text."""


_Value = TypeVar("_Value")


def later(place: str, kind: type[_Value]) -> Callable[[], _Value]:
    """The value at a place such as ``fairswiss.rules.dutch_2026.round.ENGINE``, imported when it is asked for."""
    module, _, name = place.rpartition(".")

    def value() -> _Value:
        found = getattr(import_module(module), name)
        if not isinstance(found, kind):
            raise AssertionError(f"{place} is no {kind.__name__}")
        return found

    return value


def spoken_at(place: str) -> "Callable[[], why.voices.Voice]":
    """The voice at a place, imported when somebody asks why."""
    return lambda: later(place, why.voices.Voice)()


def _plain() -> "why.voices.Voice":
    return why.voices.Voice()


Columns = Mapping[CardFact | str, str]
"""The columns of a published list after rank, name and points, each with the article that its legend cites.

One that is named by a text is of the edition alone: its voice has the words, and the lines of the list the figures.
"""
BY_PREFERENCE: Columns = dict.fromkeys((CardFact.PREFERENCE, CardFact.FLOATS, CardFact.COLOURS, CardFact.OPPONENTS), "")
"""For editions that look at preferences and floats."""


class Edition(NamedTuple):
    """A pairing edition: everything that anybody asks of it. The shelf ``rules/`` lists them all."""

    id: str
    name: str
    approved: str
    engine: Callable[[], Engine]
    contents: Callable[[], Mapping[str, Entry]]
    """Its articles, imported when somebody looks one up."""
    columns: Columns
    family: str = ""
    """The name without a year, for the edition in force when a tournament starts."""
    in_force: Span = Span()
    trf_codes: tuple[str, ...] = ()
    """Its names in record 192 of TRF26; the first is written, all are read."""
    trf_words: tuple[str, ...] = ()
    """Its names in record 092 as programs of the time write them, in small letters; the id is always read."""
    switches: tuple[str, ...] = ()
    """Its names in the drop-in form of the command line."""
    cycles: int = 0
    """The number of times everyone meets everyone, where the pairings are fixed beforehand."""
    games: int = 1
    """The games that two players who meet play in a round."""
    accelerations: tuple[str, ...] = ()
    fide: bool = True
    """True if FIDE has it among its systems; else events by it are outside FIDE mode."""
    lot: bool = True
    """True if the colours of the first round are drawn, where no table fixes them."""
    own_numbers: bool = False
    """True if after round 1 the lot goes by odd and even pairing numbers, whoever has taken part."""
    teams: bool = False
    """True if it pairs teams: an event is told team by team, and every number is that of a team."""
    members: bool = False
    """True if it pairs the members of teams with those of others, by a table."""
    repeats: bool = False
    """True if the same two may meet several times."""
    ranks: bool = False
    """True if it has points of its own, by which its events are ranked."""
    options: tuple[Option, ...] = ()
    voice: "Callable[[], why.voices.Voice]" = _plain
    """Its own words and answers, where those that all editions share do not do."""

    def pair(self, tournament: Tournament, options: Options = Options(), explain: bool = False) -> Pairing:
        """Pair the next round."""
        decided = options.checked(self.id, self.options)
        self._expect_its_games(tournament)
        return self.engine().pair(self.told(tournament), decided, explain)

    def told(self, tournament: Tournament) -> Tournament:
        """The event as the edition reads it: team by team if it pairs teams."""
        if not self.teams:
            return tournament
        from fairswiss.model.team_table import as_teams  # only events of teams pay for it

        return as_teams(tournament)

    def _expect_its_games(self, tournament: Tournament) -> None:
        """Refuse an event whose rounds are something else than the text means by one."""
        if self.games == games_a_round(tournament.info):
            return
        system = gettext(self.name)
        message = (
            gettext(
                "A round of the {system} is a match of two games, and this event has one game a round: "
                "its report has to say 192 {code}, with a column for each game.",
                system=system,
                code="".join(self.trf_codes[:1]),
            )
            if self.games > 1
            else gettext(
                "A round of this event is a match of two games, and the {system} pairs single games. "
                "Choose a system that pairs matches, or correct the type of the event (092 and 192).",
                system=system,
            )
        )
        raise BadRequest(message, code="games-a-round-differ", remedies=(Remedy.CHOOSE_SYSTEM,))

    def questions(self, tournament: Tournament, options: Options, pairing: Pairing) -> Questions:
        """Take questions: why two who take part are not paired, and where a recorded round leaves the rules."""
        return self.engine().questions(self.told(tournament), options.checked(self.id, self.options), pairing)

    def published_list(self, tournament: Tournament, options: Options = Options()) -> PublishedList:
        """List what players need to work out the pairings for themselves, in rank order."""
        checked = options.checked(self.id, self.options)
        return PublishedList(self.engine().published_list(self.told(tournament), checked), self.id)

    def ranking(self, tournament: Tournament, options: Options = Options()) -> "tuple[why.earnings.Total, ...] | None":
        """Everybody after the recorded rounds by points of the system's own; None where tie-breaks rank."""
        rank = self.engine().ranking if self.ranks else None
        return rank(tournament, options.checked(self.id, self.options)) if rank else None

    def shown_lot(self, tournament: Tournament) -> str:
        """The lot (``w`` or ``b``) that the colours of the recorded rounds show; empty when they show none."""
        return self.engine().shown_lot(self.told(tournament))

    @property
    def articles(self) -> Mapping[str, Entry]:
        """The index of its text."""
        return self.contents()

    @property
    def draws_lot(self) -> bool:
        """True if somebody has to draw the colours of the first round."""
        return self.lot and not self.cycles

    def article(self, key: str) -> Article:
        """The article, chapter or reading of that name in the index."""
        number = key.removeprefix("reading ")
        return Article(self.id, number, self.articles[key].part if number == key else Part.READING)

    @property
    def criteria(self) -> Mapping[str, str]:
        """The meaning of each criterion, in English words, by its code."""
        return self.engine().criteria

    @property
    def aims(self) -> "Mapping[str, why.Aim]":
        """The purpose of each criterion, by its code."""
        return self.engine().aims


def require_ready(tournament: Tournament, *, last_round_matters: bool = True) -> int:
    """The number of the round to be paired; refuses a tournament that cannot go on, saying what is missing."""
    coming = len(tournament.rounds) + 1
    planned = tournament.rounds_planned
    if planned is None and last_round_matters:
        words = "The planned number of rounds is not known, and the rules of the last round depend on it."
        raise BadRequest(gettext(words), code="rounds-unknown", remedies=(Remedy.STATE_ROUNDS,))
    if planned is not None and coming > planned:
        raise BadRequest(
            gettext("All {planned} planned rounds have been paired.", planned=planned),
            code="rounds-over",
            remedies=(Remedy.LOOK_AT_ROUND, Remedy.MORE_ROUNDS),
        )
    waiting = _without_result(tournament.rounds[-1]) if tournament.rounds else []
    if waiting:
        some = ", ".join(waiting[:5]) + (" …" if len(waiting) > 5 else "")
        raise BadRequest(
            gettext("Round {number} has games without a result ({games}).", number=coming - 1, games=some),
            code="results-missing",
            facts={"round": coming - 1, "games": waiting},
            remedies=(Remedy.ENTER_RESULTS,),
        )
    return coming


def _without_result(played: Round) -> list[str]:
    return [f"{game.white}-{game.black}" for game in played.games if is_open(game.white_result)]
