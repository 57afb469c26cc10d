"""The words that are different where teams are paired: a team is called a team, and a round is a match."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from fairswiss.model.tournament import Tournament

_ENDING = ".teams"
_AMONG_TEAMS = ContextVar("among_teams", default=False)

_WORDS = {
    "about.white": "Table {board}: White on the first board against {opponent}: {why}",
    "about.black": "Table {board}: Black on the first board against {opponent}: {why}",
    "answer.claim.running": "{who} has had {more_colour} in the last {running} matches",
    "answer.claim.running.you": "you have had {more_colour} in your last {running} matches",
    "answer.column.player": "Team",
    "answer.halves.first-round": "In round 1 the upper half of the {count} teams on the list plays the lower half in "
    "order, no. 1 against no. {second} and so on. You are no. {place}, {other} is no. {other_place}.",
    "answer.halves.joined": "From the groups below, {up} joined the group of {points}: that makes {count} teams. "
    "By their numbers the upper half plays the lower half in order, no. 1 against no. {second} and so on. You are "
    "no. {place} of them, {other} is no. {other_place}.",
    "answer.no-bye.had": "{players} teams, so one sits out. It cannot be you: you got points without playing in round "
    "{round}.",
    "answer.no-bye.last": "{players} teams, so one sits out. {bye} has {bye_points} like you, and is lower on the "
    "list.",
    "answer.no-bye.most-played": "{players} teams, so one sits out. {bye} has {bye_points} like you; the bye goes to "
    "the team that has played more matches, {bye_games} for {bye}, {games} for you.",
    "answer.no-bye.most-played.level": "{players} teams, so one sits out. {bye} has {bye_points} and has played "
    "as many matches as you ({bye_games}). Then the list decides: {bye} comes after you.",
    "answer.no-bye.needed": "{players} teams, so one sits out, and it could not be you. {against}",
    "answer.no-bye.points": "{players} teams, so one sits out. The bye goes to a team with as few points as possible: "
    "{bye} has {bye_points}, you have {points}.",
    "answer.here.first-round": "In round 1 the upper half of the {count} teams on the list plays the lower half in "
    "order.",
    "answer.here.last": "The groups at the bottom cannot all be paired on their own, so the last {count} teams form "
    "one group.",
    "answer.here.left": "Of the {all} teams with {points}, {count} were left to be paired.",
    "answer.against.paired-already": "They do play each other, at table {board}.",
    "answer.arranged": "You and {other} are the only two teams left to be paired.",
    "answer.only-two": "You and {other} are the only two teams with {points}.",
    "answer.paired-inside": "{count} teams of the group of {points} play each other. The upper half of the list plays "
    "the lower half in order, no. 1 against no. {second} and so on. You are no. {place}, {other} is no. {other_place}.",
    "answer.people": "{count} teams",
    "answer.people.1": "1 team",
    "answer.pips.none": "{name}: no match yet",
    "answer.takes-bye": "{players} teams, so one sits out. The bye goes to a team with as few points as possible: "
    "{points}, which {size} have.",
    "answer.takes-bye.1": "{players} teams, so one sits out. The bye goes to a team with as few points as possible: "
    "{points}, which only you have.",
    "answer.takes-bye.first-round": "{players} teams, so one sits out. In round 1 that is the last on the list: you.",
    "answer.takes-bye.most-played": "Of those that can take it, you have played the most matches: {games}.",
    "answer.takes-bye.most-played.level": "Of those that can take it, you and {others} have played the most matches, "
    "{games}. Among you the list decides: you come last.",
    "answer.upfloated": "The {count} teams with {points} cannot all play each other, so {needed} with fewer points "
    "come up, and {lower} is one of them.",
    "answer.upfloated.2": "The two teams with {points} cannot play each other, so {needed} with fewer points come up, "
    "and {lower} is one of them.",
    "answer.upfloated.2.you": "The two teams with {points} cannot play each other, so {needed} with fewer points come "
    "up, and you are one of them.",
    "answer.upfloated.odd": "{size} with {points} were left to be paired, an odd number, so one with fewer points "
    "comes up: {lower}, the first on the list that can.",
    "answer.upfloated.odd.you": "{size} with {points} were left to be paired, an odd number, so one with fewer points "
    "comes up: you, the first on the list that can.",
    "answer.upfloated.1": "Only one team with {points} was left to be paired, so one with fewer points comes up: "
    "{lower}, the first on the list that can.",
    "answer.upfloated.1.you": "Only one team with {points} was left to be paired, so one with fewer points comes up: "
    "you, the first on the list that can.",
    "answer.upfloated.you": "The {count} teams with {points} cannot all play each other, so {needed} with fewer "
    "points come up, and you are one of them.",
    "answer.worse.colour.1": "Then, in the group of {points}, one team instead of none would not get the colour it "
    "is owed.",
    "answer.worse.next-group": "Then the next group below, after that of {points}, could not pair its teams as well.",
    "answer.worse.strong-colour.1": "Then, in the group of {points}, one team instead of none would not get a colour "
    "it is clearly owed.",
    "answer.worse.left-over.1": "Then one team instead of none would find no opponent inside the group of {points}.",
    "answer.worse.up-moved.1": "Then, in the group of {points}, one team instead of none would play up after playing "
    "up or down in the last round.",
    "answer.worse.down-moved.1": "Then, in the group of {points}, one team instead of none would play down after "
    "playing up or down in the last round.",
    "answer.ask.opponent": "Why do we play {other}?",
    "answer.ask.points.up": "Why do we play a team with more points?",
    "answer.ask.points.down": "Why do we play a team with fewer points?",
    "answer.ask.bye": "Why do we have the bye?",
    "answer.ask.rest": "Why do we not play this round?",
    "answer.ask.no-bye": "Why does {other} have the bye and not us?",
    "answer.ask.absent": "Why are we not paired?",
    "answer.ask.colour.w": "Why do we have White on the first board?",
    "answer.ask.colour.b": "Why do we have Black on the first board?",
    "answer.scheduled": "Every team plays every other, in an order that was fixed for {players} teams before the "
    "start. In round {round} it pairs no. {place}, which is you, with no. {other_place}, {other}.",
    "answer.rests": "{players} teams take turns: in each round one of them has no opponent, and in round {round} "
    "it is your turn.",
    "column.board": "Table",
    "column.player": "Team",
    "event.upfloat": "{one} comes up from {from_score}: not every team here can meet one of the same score, so "
    "{needed} teams have to come up",
    "event.upfloat.odd": "{one} comes up from {from_score}: the number of teams is odd, so one has to come up",
    "legend.brackets": "The teams are in the order of the first candidate, S1 against S2.",
    "legend.colours": "Colours on the first board: □ White, ■ Black, – no match.",
    "line.colour": "Table {board}, {white} – {black}: {why}",
    "line.colours": "Tables {boards}: {why}",
    "passed.next-group": "the next group would then need more teams from below",
}
_TABLES = {
    "schedule.scheveningen": "Scheveningen table for {players}",
    "schedule.scheveningen.double": "Scheveningen table for {players}, played twice",
    "schedule.molter": "Molter table for {players}",
    "schedule.molter.double": "Molter table for {players}, played twice",
    "schedule.schiller": "Schiller table for {players}",
    "schedule.schiller.double": "Schiller table for {players}, played twice",
    "boards": "Boards after round {round}",
    "boards.board": "Board {board}",
    "boards.reserves": "Reserves",
    "boards.sheet": "Boards",
    "boards.legend": "Perf.: the rating that the score stands for (TPR). Prize: whether the games played are enough: "
    "70 per cent of the rounds, for reserves half of them.",
    "boards.column.board": "Board",
    "boards.column.place": "Place",
    "boards.column.player": "Player",
    "boards.column.team": "Team",
    "boards.column.games": "Games",
    "boards.column.points": "Points",
    "boards.column.performance": "Perf.",
    "boards.column.enough": "Prize",
}
TEAM_WORDS = _TABLES | {f"{name}{_ENDING}": words for name, words in _WORDS.items()}


def among(name: str) -> str:
    """The name of the words that are meant: those for teams, where teams are spoken of and there are some."""
    return f"{name}{_ENDING}" if _AMONG_TEAMS.get() and name in _WORDS else name


@contextmanager
def speaking_of(tournament: Tournament | None) -> Iterator[None]:
    """Within, players are called teams if the tournament is one that is told team by team."""
    token = _AMONG_TEAMS.set(tournament is not None and bool(tournament.team_event.secondary))
    try:
        yield
    finally:
        _AMONG_TEAMS.reset(token)
