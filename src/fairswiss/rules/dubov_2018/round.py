"""A whole round by the Dubov system of 2018: the words and numbers of its articles; the procedure is the kernel's."""

from fairswiss.kernel.seekers.seeker_engine import SeekerEngine
from fairswiss.kernel.seekers.seeker_round import Text
from fairswiss.kernel.vocabulary.cards import Card
from fairswiss.why import ColourRules, Law, Preference

LAW = Law("dubov-2018")
COLOUR_RULES: ColourRules = {
    Preference.INITIAL: LAW("E.1"),
    Preference.BOTH: LAW("E.2"),
    Preference.STRONGER: LAW("E.3"),
    Preference.ALTERNATE: LAW("E.4"),
    Preference.HIGHER: LAW("E.5"),
}


def bars_pab(card: Card, win: int) -> bool:
    """C.2: a bye before, or a win by forfeit; other points without playing do not bar."""
    del win
    return any(code in ("U", "+") for _, code, _ in card.unplayed)


TEXT = Text(
    LAW,
    COLOUR_RULES,
    bars_pab,
    met="C.1",
    barred="C.2",
    clash="C.3",
    completion="C.4",
    bye="B.0",
    complete="A.8",
    best="B.2",
    pool="D.1",
    sides="B.3",
    shift="B.4",
    shifters="D.2",
    columns="B.5",
    rows="B.6",
    lot="chapter E",
    criteria={"C5": "C.5", "C6": "C.6", "C7": "C.7", "C8": "C.8", "C9": "C.9", "C10": "C.10"},
)
ROUNDS = SeekerEngine(TEXT)
pair_next_round = ROUNDS.pair
ENGINE = ROUNDS.engine()
