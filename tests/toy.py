"""A made-up edition: brackets with one criterion, one option, two articles. One line on the shelf is all it needs."""

from collections.abc import Iterator

from fairswiss.kernel.brackets.bracket_questions import verdicts
from fairswiss.kernel.brackets.bracket_round import BracketEdition, Brackets, Outcome, Unfolding, pair_round
from fairswiss.kernel.brackets.bracket_trace import Citations, card_line
from fairswiss.kernel.brackets.colouring import Colours, drawn_colour, lot_by_colours, no_complete_round
from fairswiss.kernel.edition import BY_PREFERENCE, Edition, Engine, Entry, Pairing, Questions, require_ready
from fairswiss.kernel.options import Alternative, Choice, Options
from fairswiss.kernel.solver import best_candidate, by_smallest_number, completes
from fairswiss.kernel.vocabulary.candidates import Field
from fairswiss.kernel.vocabulary.entrants import Entrant, entrants, scoregroups
from fairswiss.kernel.vocabulary.ladder import Packing, Row, Setting, once
from fairswiss.model.tournament import Tournament
from fairswiss.why import CardLine, Law, Preference

ID = "toy-2030"
FIRST_BOARD = Choice(
    name="first_board",
    alternatives=(
        Alternative("drawn", "the lot decides"),
        Alternative("reversed", "the lot is turned round", label="turned round"),
    ),
    help="Toy: the colour of the first board as drawn, or turned round.",
    title="Toy: the first board",
    called="the first board",
)
LAW = Law(ID)
CITATIONS = Citations(
    LAW, halves="1", perfect="1", best="1", met="2", clash="2", completion="2", downfloat="1", sets="1", exchanges="1",
    transpositions="1", colours=dict.fromkeys(Preference, LAW("2")),
)  # fmt: skip
LADDER = (Row("C6", "1", down=once),)
"""Its only criterion has the code of another one in dutch-2026, and means something else."""


def pair_next_round(tournament: Tournament, options: Options, explain: bool) -> Pairing:
    """Brackets from the top, each with what the one before left over."""
    coming, players = require_ready(tournament), _players(tournament)
    colours = _colours(tournament, players)
    if options[FIRST_BOARD] == "reversed":
        turned = tournament._replace(first_colour="b" if tournament.first_colour == "w" else "w")
        colours = _colours(turned, players)
    return pair_round(_brackets(colours), coming, players, colours, explain)


def questions(tournament: Tournament, options: Options, pairing: Pairing) -> Questions:
    """The best round with a pair is compared with the chosen one."""
    del options, pairing
    players = _players(tournament)
    return verdicts(_brackets(_colours(tournament, players)), players)


def published_list(tournament: Tournament) -> tuple[CardLine, ...]:
    """Everybody who takes part."""
    return tuple(map(card_line, _players(tournament)))


def shown_lot(tournament: Tournament) -> str:
    """The lot as the colours show it."""
    return lot_by_colours(tournament, _players, _colours)


def _players(tournament: Tournament) -> list[Entrant]:
    return entrants(tournament, lambda card, number: "", lambda card: any(code == "U" for _, code, _ in card.unplayed))


def _colours(tournament: Tournament, players: list[Entrant]) -> Colours:
    return Colours(drawn_colour(tournament, "2"), sorted(player.number for player in players))


def _brackets(colours: Colours) -> BracketEdition:
    return BracketEdition(ID, CITATIONS, "2", lambda players: _from_the_top(players, colours))


def _from_the_top(players: list[Entrant], colours: Colours) -> Brackets:
    if not completes(players, _takes_bye if len(players) % 2 else None):
        raise no_complete_round(players, "2")
    return Brackets(Unfolding(_outcomes(scoregroups(players), len(players) % 2 == 1, colours)))


def _takes_bye(player: Entrant) -> bool:
    return player.may_have_bye


def _outcomes(groups: list[list[Entrant]], odd: bool, colours: Colours) -> Iterator[Outcome]:
    moved_down: list[Entrant] = []
    for number, residents in enumerate(groups):
        lower = [player for group in groups[number + 1 :] for player in group]
        field = Field(moved_down, residents, [], lower, _takes_bye if odd else None)
        packing = Packing(LADDER, Setting(moved_down, residents, [], colours.white_of), len(moved_down + residents))
        best = best_candidate(field, packing, by_smallest_number)
        assert best is not None
        yield Outcome(residents[0].score, field, packing, best)
        moved_down = list(best.downfloaters)


def _engine() -> Engine:
    return Engine(
        pair=pair_next_round,
        questions=questions,
        published_list=published_list,
        shown_lot=shown_lot,
        criteria={"C6": "toys that fell down"},
    )


EDITION = Edition(
    id=ID,
    name="Toy system",
    approved="Nursery 2030",
    engine=_engine,
    contents=lambda: {"1": Entry("as few as possible float", "LADDER"), "2": Entry("nobody twice", "_outcomes")},
    columns=BY_PREFERENCE,
    trf_codes=("TOY_2030",),
    trf_words=("toys of 2030",),
    switches=("toy",),
    accelerations=("baku",),
    options=(FIRST_BOARD,),
)
