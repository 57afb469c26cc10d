"""The index: every article of the text and every reading of ours, what it is about and where the code is."""

from fairswiss.kernel.edition import Entry

_SETS = "fairswiss.kernel.upfloats.sets"
_FILLING = "fairswiss.kernel.upfloats.filling"

TEXT = {
    "0": Entry("a round is a match of two games", "fairswiss.model.match_play.games_a_round"),
    "1.1": Entry("pairing numbers", "", "they are facts of the tournament"),
    "1.2": Entry("the order of the players", "definitions.players_of"),
    "1.3.1": Entry("scoregroups", f"{_FILLING}.fill"),
    "1.3.2": Entry("brackets", f"{_FILLING}.Filled"),
    "1.4": Entry("the worth of the pairing-allocated bye", "fairswiss.model.scoring.Scoring.table"),
    "1.5": Entry("floaters", "definitions.float_of"),
    "1.6": Entry("the colours a player had", "fairswiss.kernel.vocabulary.cards.cards_before_next_round"),
    "C1": Entry("nobody meets twice", "fairswiss.kernel.vocabulary.entrants.Entrant.compatible_with"),
    "C2": Entry("who may not have the bye", "definitions.bars_pab"),
    "C3": Entry("the rest must be completable", f"{_SETS}.pair_up"),
    "C4": Entry("fewest upfloaters", f"{_SETS}.upfloaters"),
    "C5": Entry("highest scores of upfloaters", f"{_SETS}.choose_by_weight"),
    "C6": Entry("the following scoregroup", f"{_SETS}.stands_alone"),
    "C7": Entry("upfloaters who floated in the previous round", "definitions.floaters_of"),
    "C8": Entry("their opponents who floated in the previous round", "fairswiss.kernel.upfloats.faults.floating_again"),
    "3.1": Entry("legal pairings", f"{_SETS}.pair_up"),
    "3.2": Entry("the top scoregroup", f"{_FILLING}.fill"),
    "3.3": Entry("the order of the steps", "round.pair_next_round"),
    "3.4": Entry("who has the bye", f"{_FILLING}.bye_order"),
    "3.5": Entry("the order of sets of upfloaters", f"{_SETS}.upfloaters"),
    "3.6": Entry("the identifier of a pairing", "fairswiss.kernel.upfloats.identifier.first_pairs"),
    "4.1": Entry("the initial colour", "definitions.colours_of"),
    "4.2": Entry("the higher-ranked player", "fairswiss.kernel.vocabulary.entrants.ranking"),
    "4.3.1": Entry("the initial colour by parity", "colours.COLOUR_RULES[4.3.1]"),
    "4.3.2": Entry("fewer Whites", "colours.COLOUR_RULES[4.3.2]"),
    "4.3.3": Entry("alternation", "colours.COLOUR_RULES[4.3.3]"),
    "4.3.4": Entry("the last colour of the higher-ranked", "colours.COLOUR_RULES[4.3.4]"),
    "4.3.5": Entry("the last colour of the opponent", "colours.COLOUR_RULES[4.3.5]"),
    "4.4": Entry("the colours of the second game", "fairswiss.model.match_play.game_by_game"),
}

READINGS = {
    "reading 1": Entry("the following scoregroup is graded", f"{_SETS}.stands_alone"),
    "reading 2": Entry("two upfloaters never meet", f"{_FILLING}.pairs_of"),
    "reading 3": Entry(
        "each forfeits one game: a meeting without colours", "fairswiss.kernel.vocabulary.cards.cards_before_next_round"
    ),
    "reading 4": Entry("what wins a match by forfeit", "definitions.bars_pab"),
    "reading 5": Entry("a forfeited match is no float", "definitions.float_of"),
    "reading 6": Entry("byes for a match", "fairswiss.model.scoring.Scoring.table"),
    "reading 7": Entry("the virtual points are those of a match", "fairswiss.rules.baku.with_baku_acceleration"),
    "reading 8": Entry("numbers that are odd", "definitions.colours_of"),
    "reading 9": Entry("the order of the boards", "round.pair_next_round"),
    "reading 10": Entry(
        "pairs that the arbiter forbids", "fairswiss.kernel.vocabulary.entrants.Entrant.compatible_with"
    ),
    "reading 11": Entry("two columns of a report for a match", "fairswiss.model.match_play.as_matches"),
    "reading 12": Entry("the scores of upfloaters, from the lowest", f"{_SETS}.choose_by_weight"),
}

ARTICLES = TEXT | READINGS
