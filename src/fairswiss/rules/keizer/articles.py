"""The index: every reading of ours; there is no text above them."""

from fairswiss.kernel.edition import Entry

ARTICLES = {
    "reading 1": Entry("where the rules come from", "", "clubs made the system; what they leave open is an option"),
    "reading 2": Entry("the start order, and ties", "ladder.start_order"),
    "reading 3": Entry("who is on the ladder", "ladder.on_the_ladder"),
    "reading 4": Entry("values", "ladder.values_of"),
    "reading 5": Entry("the own value", "ranking.Ranking._own"),
    "reading 6": Entry("what a game brings", "earnings.Earnings._of_games"),
    "reading 7": Entry("forfeits", "earnings.Earnings._base"),
    "reading 8": Entry("rounds without a game", "earnings.Earnings._without_game"),
    "reading 9": Entry("the limit of announced absences", "earnings.Earnings._absence"),
    "reading 10": Entry("values step by step", "ranking.Ranking._step_by_step"),
    "reading 11": Entry("values until they stay, and cycles", "ranking.Ranking._until_it_stays"),
    "reading 12": Entry("values of their day", "ranking.Ranking._of_their_day"),
    "reading 13": Entry("exact totals, and rounding", "ranking.Ranking._rounded"),
    "reading 14": Entry("who sits out", "round.LadderRound.bye_order"),
    "reading 15": Entry("from the top, the nearest below", "round.from_the_top"),
    "reading 16": Entry("rounds between two games", "terms.Terms.too_soon"),
    "reading 17": Entry("the number of meetings", "terms.Terms.too_often"),
    "reading 18": Entry("what gives way", "terms.giving_way"),
    "reading 19": Entry("White to the one who had it less", "colours.Colours._by_balance"),
    "reading 20": Entry("colours of those level", "colours.Colours._level"),
    "reading 21": Entry("the same colour in a row", "terms.ended_run"),
    "reading 22": Entry("the order of the boards", "round.LadderRound.boards"),
    "reading 23": Entry("pairs that the arbiter forbids", "terms.firm_terms"),
    "reading 24": Entry("points of the event", "", "they stand beside Keizer points and decide nothing"),
    "reading 25": Entry("Keizer in a report", "fairswiss.model.decisions.decision_remark"),
    "reading 26": Entry("opponents who withdrew", "ladder.withdrawn"),
}
