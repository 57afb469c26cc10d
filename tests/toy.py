"""A made-up edition: brackets with one criterion, one option, two articles. One line on the shelf is all it needs."""

from collections.abc import Iterator

from fairswiss.kernel.brackets.bracket_engine import BracketEngine
from fairswiss.kernel.brackets.bracket_round import Brackets, Outcome, Unfolding
from fairswiss.kernel.brackets.bracket_trace import Citations
from fairswiss.kernel.brackets.colouring import Colours, drawn_colour, no_complete_round
from fairswiss.kernel.edition import BY_PREFERENCE, Edition, Engine, Entry, Pairing
from fairswiss.kernel.options import Alternative, Choice, Options
from fairswiss.kernel.solver import best_candidate, by_smallest_number, completes
from fairswiss.kernel.vocabulary.candidates import Field
from fairswiss.kernel.vocabulary.entrants import Entrant, entrants, scoregroups
from fairswiss.kernel.vocabulary.ladder import Packing, Row, Setting, once
from fairswiss.model.tournament import Tournament
from fairswiss.why import Law, Preference

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


def _players(tournament: Tournament) -> list[Entrant]:
    return entrants(tournament, lambda card, number: "", lambda card: any(code == "U" for _, code, _ in card.unplayed))


def _colours(tournament: Tournament, players: list[Entrant]) -> Colours:
    return Colours(drawn_colour(tournament, "2"), sorted(player.number for player in players))


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


ROUNDS = BracketEngine(
    CITATIONS,
    bye_article="2",
    criteria={"C6": "toys that fell down"},
    players_of=_players,
    colours_of=_colours,
    pair_brackets=lambda here: _from_the_top(here.players, here.colours),
)


def _pair(tournament: Tournament, options: Options, explain: bool) -> Pairing:
    turned = "b" if tournament.first_colour == "w" else "w"
    lot = turned if options[FIRST_BOARD] == "reversed" else tournament.first_colour
    return ROUNDS.pair(tournament._replace(first_colour=lot), options, explain)


def _engine() -> Engine:
    engine = ROUNDS.engine()
    engine.pair = _pair
    return engine


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
