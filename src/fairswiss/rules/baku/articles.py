"""The index: every article of C.04.7, what it is about and where the code is."""

from fairswiss.kernel.edition import Entry

_REGULATIONS = (
    "a condition on the event's own regulations; an event that announces the acceleration is taken at its word"
)

ARTICLES = {
    "1.1": Entry("where it can be used: a win is worth two draws, a loss nothing", "", _REGULATIONS),
    "1.2": Entry("the upper group before round 1", "baku.last_of_upper_group"),
    "1.3": Entry("late entries", "baku.with_baku_acceleration"),
    "1.4": Entry("the virtual points of each round", "baku.virtual_points"),
    "1.5": Entry("the pairing score", "fairswiss.kernel.vocabulary.cards.cards_before_next_round"),
}
