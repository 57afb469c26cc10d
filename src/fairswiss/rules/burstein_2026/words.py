"""The words of this system alone, in English: the opposition."""

from fairswiss.why.messages import Words

_ENGLISH = {
    # -- the list --
    "column.buchholz": "Buchholz",
    "column.sonneborn": "Sonneborn-Berger",
    "legend.buchholz": "Buchholz is the sum of the opponents' points; if it is equal, Sonneborn-Berger decides: "
    "the points of each opponent times the result of that game. An unplayed round counts as "
    "a game against oneself ({article}).",
    # -- answers --
    "answer.higher-on-list.opposition": "Both of you are owed {colour} and have had the same colours, game by game. "
    "Added up, the points of all opponents so far are {more} for {winner}, {fewer} for you: the one with the "
    "greater sum gets it.",
    "answer.higher-on-list.opposition.you": "Both of you are owed {colour} and have had the same colours, game by "
    "game. Added up, the points of all opponents so far are {more} for you, {fewer} for {loser}: the one with "
    "the greater sum gets it.",
    "answer.higher-on-list.opposition.results": "Both of you are owed {colour} and have had the same colours, game by "
    "game. Your opponents have equal points. Counted in full for a win and by half for a draw, these are {more} for "
    "{winner}, {fewer} for you: the one with the greater sum gets it.",
    "answer.higher-on-list.opposition.you.results": "Both of you are owed {colour} and have had the same colours, game "
    "by game. Your opponents have equal points. Counted in full for a win and by half for a draw, these are {more} "
    "for you, {fewer} for {loser}: the one with the greater sum gets it.",
    "answer.takes-bye.opposition": "Of those who can take it, you have played the most games: {games}.",
    "answer.takes-bye.opposition.level": "Of those who can take it, you and {others} have played the most games, "
    "{games}. Among you the results of the opponents so far decide, then the list: you come last.",
    "answer.no-bye.opposition": "{players} players, so one sits out. {bye} has {bye_points} like you; the bye goes to "
    "the one who has played more games, {bye_games} for {bye}, {games} for you.",
    "answer.no-bye.opposition.level": "{players} players, so one sits out. {bye} has {bye_points} like you and has "
    "played as many games ({bye_games}). Then the results of the opponents so far decide, then the list: {bye} comes "
    "after you.",
}
WORDS = Words(_ENGLISH)
