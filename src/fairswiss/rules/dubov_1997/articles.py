"""The index: every article of the text and every reading of ours, what it is about and where the code is."""

from fairswiss.kernel.edition import Entry
from fairswiss.why import Part

TEXT = {
    "1": Entry("R, ARO and the due colour", "definitions.Contender", part=Part.CHAPTER),
    "2.1": Entry("nobody meets the same opponent twice", "limitations.obstacle"),
    "2.2": Entry("no bye after a point without playing", "bye.may_have_bye"),
    "2.3": Entry("colour difference within two", "definitions.allowed_colours"),
    "2.4": Entry("no third equal colour in a row", "definitions.allowed_colours"),
    "2.5": Entry("limits for meeting more points", "definitions.may_upfloat"),
    "2.6": Entry("who may change to the other colour", "transfers.equalise"),
    "3": Entry("who has white", "colours.allocate", part=Part.CHAPTER),
    "4": Entry("who has the bye", "bye.bye_order", part=Part.CHAPTER),
    "5": Entry("the first round", "first_round.pair_halves", part=Part.CHAPTER),
    "6.1": Entry("score groups from the top, and what makes one standard", "round._pair_groups"),
    "6.2": Entry("the two columns", "columns.arrange"),
    "6.3": Entry("rows, and what to do when the two have met", "columns.pair_rows"),
    "6.4": Entry("who floats down", "floaters.leave_over"),
    "7.1": Entry("a player without opponent in the own group", "transfers.pair_islands"),
    "7.2": Entry("an odd group", "transfers.bring_one_up"),
    "7.3": Entry("more whites than blacks", "transfers._from_white"),
    "7.4": Entry("more blacks than whites", "transfers._from_black"),
    "8.1": Entry("the order of floaters", "floaters.alternating"),
    "8.2": Entry("the opponents of floaters", "floaters.pair_floaters"),
    "9": Entry(
        "the list of AROs, and what to do when the text is silent", "publication.published_list", part=Part.CHAPTER
    ),
}

READINGS = {
    "reading 1": Entry("what is no game", "definitions.contenders"),
    "reading 2": Entry("the ARO is an exact mean", "definitions.Contender"),
    "reading 3": Entry(
        "unplayed rounds are skipped in colour histories", "fairswiss.kernel.vocabulary.colours.no_third_in_a_row"
    ),
    "reading 4": Entry("what counts as meeting more points", "definitions.may_upfloat"),
    "reading 5": Entry("the round always stays completable", "round_state.RoundState.first_partner"),
    "reading 6": Entry("the order of the bye", "bye.bye_order"),
    "reading 7": Entry("floaters without due colour", "floaters.alternating"),
    "reading 8": Entry("what dominates when somebody has no due colour", "transfers.dominating_colour"),
    "reading 9": Entry("how far down to look", "round_state.RoundState.opponents_below"),
    "reading 10": Entry("players without due colour choose a side", "transfers.choose_sides"),
    "reading 11": Entry("rows are the first perfect matching", "columns.pair_rows"),
    "reading 12": Entry("the order of those left over", "floaters.leave_over"),
    "reading 13": Entry("white against white", "columns._pair_inside_columns"),
    "reading 14": Entry("colours when everything is equal", "colours._later_in_alphabet"),
    "reading 15": Entry("the alphabet", "fairswiss.model.ordering.alphabet_key"),
    "reading 16": Entry("several players without due colour", "floaters.joining_order"),
    "reading 17": Entry("somebody who came up and is left over", "round._pair_group"),
    "reading 18": Entry("opposite needs a due colour on both sides", "round_state.RoundState.candidates"),
    "reading 19": Entry("islands are looked for once", "transfers.pair_islands"),
    "reading 20": Entry("an opponent in the next group", "floaters._preference"),
    "reading 21": Entry("forbidden pairs in round 1", "first_round.pair_halves"),
    "reading 22": Entry("2.5 lifted for one player", "limitations.Kind"),
    "reading 23": Entry("2.5 as a preference", "round_state.RoundState.candidates"),
    "reading 24": Entry("every bye is tried before 2.5 is lifted", "round._mildest_terms"),
    "reading 25": Entry("due colours that are missing or forbidden", "definitions.due_colour"),
    "reading 26": Entry("as few waived cases as possible", "limitations.waived_cases"),
    "reading 27": Entry("no virtual points in round 1", "definitions.starting_order"),
    "reading 28": Entry("histories already out of balance", "fairswiss.kernel.vocabulary.colours.within_balance"),
    "reading 29": Entry("a lot that only the colours show", "first_round.shown_lot"),
}

ARTICLES = {**TEXT, **READINGS}
