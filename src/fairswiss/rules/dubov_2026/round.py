"""A whole round by the Dubov system of 2026: the words and numbers of its articles; the procedure is the kernel's."""

from fairswiss.kernel.seekers.seeker_engine import SeekerEngine
from fairswiss.kernel.seekers.seeker_round import Text
from fairswiss.kernel.vocabulary.cards import Card
from fairswiss.why import ColourRules, Law, Preference

LAW = Law("dubov-2026")
COLOUR_RULES: ColourRules = {
    Preference.INITIAL: LAW("5.2.1"),
    Preference.BOTH: LAW("5.2.2"),
    Preference.STRONGER: LAW("5.2.3"),
    Preference.ALTERNATE: LAW("5.2.4"),
    Preference.HIGHER: LAW("5.2.5"),
}


def bars_pab(card: Card, win: int) -> bool:
    """C2 (2.1.2): a bye before, or the points of a win in a round without playing."""
    return any(code == "U" or points >= win for _, code, points in card.unplayed)


TEXT = Text(
    LAW,
    COLOUR_RULES,
    bars_pab,
    met="2.1.1",
    barred="2.1.2",
    clash="2.1.3",
    completion="2.2.1",
    bye="3.1",
    complete="1.9",
    best="3.2.2",
    pool="4.2",
    sides="3.2.3",
    shift="3.2.4",
    shifters="4.3",
    columns="3.2.5",
    rows="3.2.6",
    lot="article 5.1",
    criteria={"C5": "2.3.1", "C6": "2.3.2", "C7": "2.3.3", "C8": "2.3.4", "C9": "2.3.5", "C10": "2.3.6"},
)
ROUNDS = SeekerEngine(TEXT)
pair_next_round = ROUNDS.pair
ENGINE = ROUNDS.engine()
