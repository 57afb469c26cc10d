"""Makes the tournament files of this folder: ``python examples/make_examples.py [FOLDER]``.

The events are played with fairswiss's own pairings, the results are drawn by a seeded generator, and every name is
made up: birds, trees, stones, flowers, herbs and fish in several languages. The same program always makes the same
files. If a pairing changes, so do the files, and a test says so.
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from random import Random

from fairswiss import Absence, Game, NoPairing, Pairing, Player, Prohibition, Round, Tournament, pair, write_trf
from fairswiss.model import EventInfo
from fairswiss.model.match_play import games_a_round

SYSTEM_IN_WORDS = "Swiss System (Dubov 1997)"
"""Record 092. It names the system, so that no command needs --system."""

BIRDS = (
    "Amsel, Ada", "Bécassine, Benoît", "Cigüeña, Carla", "Drozd, Eliška", "Γεράκι, Φοίβη", "Журавль, Зоя",
    "Çalıkuşu, İpek", "هدهد, هدى", "つばめ, あおい", "Duif, Daan",
)  # fmt: skip
TREES = (
    "Ahorn, Anton", "Bouleau, Odile", "Castaño, Inés", "Dąb, Zofia", "Ελάτη, Δάφνη", "Faggio, Lia", "Gran, Åse",
    "Holm, Ulf", "Ива, Вера", "Jasika, Luka", "Клён, Глеб", "Lípa, Věra", "Meşe, Deniz", "Nogueira, João",
    "Λεύκα, Ρέα", "Palma, Nuno", "زيتون, سلمى", "Rakita, Jana", "Silver Birch, Noor", "Tölgy, Ödön",
    "桜, みどり", "Uosis, Rasa", "Vaahtera, Aino", "Yew, Wren",
)  # fmt: skip
STONES = (
    "Agate, Abel", "Basalto, Bruna", "Craie, Cosima", "Diorit, Dunja", "Enstatit, Élio", "Feldspat, Fritzi",
    "Γρανίτης, Γαλήνη", "Hematit, Håkon", "Jaspe, Jules", "Кварц, Кира", "Lápis, Lívia", "Márga, Mór",
    "Onyks, Olaf", "大理石, はるか", "Skifer, Solveig",
)  # fmt: skip
FLOWERS = (
    "Anemone", "Bellis", "Crocus", "Dahlia", "Enzian", "Fuchsie", "Gerbera", "Hortênsia", "Ίριδα", "Jacinto",
    "Kamille", "Лютик", "Mohn", "Nelke", "Орхидея", "Päonie", "Ranunkel", "Śnieżyczka", "Tulipán", "Узамбара",
    "Verbena", "Wisteria", "Ξινήθρα", "Yasmin", "Zinnia",
)  # fmt: skip
GIVEN = (
    "Alba", "Bora", "Chi", "Dilan", "Eno", "Fadi", "Gül", "Hila", "Ilo", "Juno", "Kai", "Lou", "Mika", "Nilo",
    "Ona", "Pim", "Quin", "Rin", "Sasha", "Taru", "Umi", "Vesa", "Wim", "Yael",
)  # fmt: skip
HERBS = (
    "Anis, Aila", "Basilico, Bice", "Cerfeuil, Clovis", "Dill, Dora", "Estragon, Emil", "Fenchel, Femke",
    "Μέντα, Ηλέκτρα", "Isop, Ingrid", "Kopr, Klára", "Lavanda, Leo", "Мята, Мира", "Tárkony, Tamás",
)  # fmt: skip

FISH = (
    "Anchois, Aimée", "Brasse, Bele", "Carpa, Celso", "Щука, Даша", "Forel, Frits", "Γόπα, Ζωή", "Hauki, Hilja",
)  # fmt: skip

CHEESES = (
    "Beemster, Bo", "Boerenkaas, Bas", "Edammer, Els", "Gouda, Guus", "Herve, Hélène", "Komijn, Kees",
    "Leerdammer, Lot", "Limburger, Loes", "Maasdammer, Mees", "Nagelkaas, Noor", "Passendale, Pol",
)  # fmt: skip


# -- playing ---------------------------------------------------------------------------------------------------------


def result(rng: Random, gap: int) -> tuple[str, str]:
    """A likely result for a difference of ratings, seen from White: the stronger is favoured, a third is drawn."""
    expected = 1 / (1 + 10 ** (-gap / 400))
    drawn = 0.66 * min(expected, 1 - expected)
    chance = rng.random()
    return ("1", "0") if chance < expected - drawn / 2 else ("=", "=") if chance < expected + drawn / 2 else ("0", "1")


def match_result(rng: Random, gap: int, games: int) -> tuple[str, str]:
    """The same of a game, or of a match of two games with the colours reversed in the second."""
    white, black = result(rng, gap)
    if games == 1:
        return white, black
    second = result(rng, -gap)
    return white + second[1], black + second[0]


def play_round(event: Tournament, rng: Random, odd: dict[int, tuple[str, str]] | None = None) -> Tournament:
    """The event with one more round, paired and played; ``odd`` sets the results of some boards."""
    paired = pair(event)
    rating = {player.number: player.rating for player in event.players}
    games = []
    for board in paired.pairs:
        likely = match_result(rng, rating[board.white] - rating[board.black], games_a_round(event.info))
        games.append(Game(board.white, board.black, *(odd or {}).get(board.board, likely)))
    event = event.with_round([(board.white, board.black) for board in paired.pairs], paired.bye)
    forfeited = {game[:2]: game for game in event.rounds[-1].games if game.white_result.strip()}
    games = [forfeited.get(game[:2], game) for game in games]
    return event.revised(rounds=(*event.rounds[:-1], Round.of(games, event.rounds[-1].byes)))


def ratings(rng: Random, players: int, low: int, high: int) -> list[int]:
    """Ratings from the highest, more of them in the middle than at the ends."""
    drawn = [low + int((rng.random() + rng.random()) / 2 * (high - low)) for _ in range(players)]
    return sorted(drawn, reverse=True)


def players(names: list[str], strengths: list[int], title: Callable[[int], str] = lambda rating: "") -> list[Player]:
    """The starting list: names as they come, ratings from the highest."""
    return [
        Player(number, name, rating, title(rating))
        for number, (name, rating) in enumerate(zip(names, strengths, strict=True), 1)
    ]


def shuffled(rng: Random, names: tuple[str, ...]) -> list[str]:
    """The names in another order. Only ``random()`` is used, which is the same in every version of Python."""
    return [name for _, name in sorted((rng.random(), name) for name in names)]


# -- the events ------------------------------------------------------------------------------------------------------


def club_evening() -> Tournament:
    """Ten players, three of five rounds."""
    rng = Random(2)
    event = Tournament.build(
        players(shuffled(rng, BIRDS), ratings(rng, len(BIRDS), 1350, 2050)),
        rounds_planned=5,
        first_colour="w",
        info=EventInfo("Club Evening", "Birdham", type_text=SYSTEM_IN_WORDS, chief_arbiter="Owl, Otto"),
    )
    for _ in range(3):
        event = play_round(event, rng)
    return event


def weekend_open() -> Tournament:
    """Twenty-four players, four of seven rounds, and everything that happens at a weekend."""
    rng = Random(11)
    names = shuffled(rng, TREES)
    strengths = ratings(rng, len(names), 1500, 2500)

    def title(rating: int) -> str:
        return "IM" if rating >= 2300 else "FM" if rating >= 2200 else "CM" if rating >= 2100 else ""

    everybody = players(names, strengths, title)
    late = everybody[17]._replace(number=24)
    in_time = [player if player.number < 18 else player._replace(number=player.number - 1) for player in everybody]
    del in_time[17]
    event = Tournament.build(
        in_time,
        rounds_planned=7,
        first_colour="b",
        prohibitions=(Prohibition((3, 9)),),
        info=EventInfo(
            "Weekend Open", "Treeton", start="2026-05-01", end="2026-05-03", type_text=SYSTEM_IN_WORDS,
            chief_arbiter="Woodpecker, Willa", rate_of_play="60 minutes and 30 seconds a move",
        ),
    )  # fmt: skip
    event = play_round(event, rng)  # 23 players: one has the bye
    event = event.revised(players=(*event.players, late))
    event = play_round(event, rng, {5: ("+", "-")})  # a forfeit
    event = event.withdraw(20)
    event = event.revised(absences=(*event.absences, Absence(3, 6, "H")))
    event = play_round(event, rng)  # 20 is gone, 6 has a half-point bye
    event = play_round(event, rng)
    return event.revised(absences=(*event.absences, Absence(5, 11, "H")))


def islands_and_floaters() -> Tournament:
    """Fifteen players, five of seven rounds: pairing round 6 needs nearly every article of the text."""
    return next(event for event in map(stones, count(0)) if is_rich(event))


def stones(seed: int) -> Tournament:
    """An event of fifteen players before round 6 of 7."""
    rng = Random(seed)
    event = Tournament.build(
        players(shuffled(rng, STONES), ratings(rng, len(STONES), 1700, 2300)),
        rounds_planned=7,
        first_colour="w",
        info=EventInfo("Islands and Floaters", "Stonebridge", type_text=SYSTEM_IN_WORDS),
    )
    for _ in range(5):
        event = play_round(event, rng)
    return event


WANTED = frozenset({"island-paired", "came-up", "transferred", "left-over", "floater-paired", "repaired-row"})


def is_rich(event: Tournament) -> bool:
    """Whether the next round has everything that is wanted, without lifting a limit."""
    try:
        happened = list(happenings(pair(event, explain=True)))
    except NoPairing:
        return False
    return set(happened) >= WANTED and happened.count("island-paired") >= 2 and "limit-lifted" not in happened


def happenings(pairing: Pairing) -> Iterator[str]:
    """The names of the events of a round; a row that had to pass over somebody met before is a repaired row."""
    if pairing.explanation is not None:
        yield from (step.kind for step in pairing.explanation.opening)
        for step in (step for group in pairing.explanation.groups for step in group.steps):
            met = step.kind == "row" and any(passed.kind == "met" for passed in step.passed)
            yield "repaired-row" if met else step.kind


def large_open() -> Tournament:
    """Six hundred players, six of nine rounds."""
    rng = Random(600)
    names = shuffled(rng, tuple(f"{flower}, {given}" for flower in FLOWERS for given in GIVEN))
    event = Tournament.build(
        players(names, ratings(rng, len(names), 1000, 2600)),
        rounds_planned=9,
        first_colour="b",
        info=EventInfo("Large Open", "Flowerfield", type_text=SYSTEM_IN_WORDS),
    )
    for _ in range(6):
        event = play_round(event, rng)
    return event


DUTCH = {
    2011: frozenset({"no-opponent", "backtracked", "penultimate", "collapsed"}),
    2014: frozenset({"backtracked", "penultimate", "collapsed"}),
    2026: frozenset({"moved-down-paired", "first-illegal", "first-worse"}),
}
"""The start of an event says which Dutch edition it is played by; what its next round is to show."""


def herbs(year: int) -> Tournament:
    """Twelve players, or eleven, four of six rounds by the Dutch edition of the year."""
    return next(event for event in (kitchen_garden(year, seed) for seed in count(0)) if shows(event, DUTCH[year]))


def kitchen_garden(year: int, seed: int) -> Tournament:
    """An event of that year before round 5 of 6."""
    rng = Random(seed)
    names = shuffled(rng, HERBS)[: len(HERBS) - seed % 2]
    event = Tournament.build(
        players(names, ratings(rng, len(names), 1500, 2200)),
        rounds_planned=6,
        first_colour="w",
        info=EventInfo(
            f"Kitchen Garden Open {year}", "Herbstead", start=f"{year}-08-01", end=f"{year}-08-06",
            type_text="Swiss System (Dutch)", encoded_type="FIDE_DUTCH",
        ),
    )  # fmt: skip
    for _ in range(4):
        event = play_round(event, rng)
    return event


OPPOSITION = frozenset({"pab", "downfloat", "first-illegal", "first-worse", "first-taken"})
"""What the round after the seeding rounds is to show."""


def flower_show() -> Tournament:
    """Nineteen players, four of six rounds by the Burstein system; round 5 is the second after the seeding rounds."""
    return next(event for event in map(flowers, count(0)) if shows(event, OPPOSITION))


def flowers(seed: int) -> Tournament:
    """An event before round 5 of 6."""
    rng = Random(seed)
    event = Tournament.build(
        players(shuffled(rng, FLOWERS)[:19], ratings(rng, 19, 1600, 2300)),
        rounds_planned=6,
        first_colour="b",
        info=EventInfo(
            "Flower Show Open", "Petalbridge", start="2026-05-14", end="2026-05-17",
            type_text="Swiss System: Burstein 2026", encoded_type="FIDE_BURSTEIN",
        ),
    )  # fmt: skip
    for _ in range(4):
        event = play_round(event, rng)
    return event


FILLED = frozenset({"pab", "upfloat", "first-illegal", "first-taken", "first-worse"})
"""What the round of matches is to show."""


def stone_duels() -> Tournament:
    """Fifteen players, four of six matches by the Double-Swiss system."""
    return next(event for event in map(duels, count(0)) if shows(event, FILLED))


def duels(seed: int) -> Tournament:
    """An event before match 5 of 6: a forfeited game, a forfeited match, a bye for a match."""
    rng = Random(seed)
    event = Tournament.build(
        players(shuffled(rng, STONES), ratings(rng, len(STONES), 1600, 2200)),
        rounds_planned=6,
        first_colour="w",
        info=EventInfo(
            "Stone Duels", "Quarrymouth", start="2026-09-04", end="2026-09-06",
            type_text="Swiss System: Double swiss 2026", encoded_type="FIDE_DOUBLESWISS", tie_breaks="BH/C1,BH,SB",
        ),
    )  # fmt: skip
    event = play_round(event, rng)
    event = play_round(event, rng, {2: ("1+", "0-"), 4: ("--", "++")})
    event = event.revised(absences=(Absence(3, 6, "H"),))
    event = play_round(event, rng)
    return play_round(event, rng, {1: ("=0", "=0")})  # a penalty: nobody has the point of the second game


LADDER = frozenset({"sits-out", "ladder-paired"})
"""What the next evening of the club is to show."""


def cheese_club() -> Tournament:
    """Eleven players, eight of twenty evenings by the Keizer system; matches for the club, absences, a late entry."""
    return next(event for event in map(cheeses, count(0)) if shows(event, LADDER))


def cheeses(seed: int) -> Tournament:
    """A season before its ninth evening, with house rules of its own."""
    rng = Random(seed)
    away = (
        Absence(1, 11), Absence(2, 3, "H"), Absence(3, 1, "F"), Absence(3, 5, "F"), Absence(4, 8), Absence(5, 3, "H"),
        Absence(6, 2, "F"), Absence(6, 5, "F"), Absence(6, 9, "H"), Absence(7, 10),
    )  # fmt: skip
    event = Tournament.build(
        players(list(CHEESES), ratings(rng, len(CHEESES), 1300, 2000)),
        rounds_planned=20,
        absences=away,
        info=EventInfo(
            "Cheese Club, season", "Alkmaar", start="2026-09-03", type_text="Keizer", encoded_type="CUSTOM_KEIZER"
        ),
        extra=("### Decided gap: 3", "### Decided top_value: 30"),
    )
    for _ in range(8):
        event = play_round(event, rng)
    return event


SIDES = frozenset({"pab", "brought-up", "shifted", "columns", "row"})
"""What the round of two sides is to show."""


def tree_nursery() -> Tournament:
    """Fifteen players, four of six rounds by the Dubov system of 2026; in round 5 players come up and change sides."""
    return next(event for event in map(saplings, count(0)) if shows(event, SIDES))


def saplings(seed: int) -> Tournament:
    """An event before round 5 of 6."""
    rng = Random(seed)
    event = Tournament.build(
        players(shuffled(rng, TREES)[:15], ratings(rng, 15, 1600, 2300)),
        rounds_planned=6,
        first_colour="w",
        info=EventInfo(
            "Tree Nursery Open", "Saplingford", start="2026-06-11", end="2026-06-14",
            type_text="Swiss System: Dubov 2026", encoded_type="FIDE_DUBOV_2026",
        ),
    )  # fmt: skip
    for _ in range(4):
        event = play_round(event, rng)
    return event


FROM_BOTH_ENDS = frozenset({"pab", "floats", "incoming-paired", "proposed", "scrutinised", "cracked"})
"""What a round by the Lim system is to show."""


def rock_garden() -> Tournament:
    """Fifteen players, four of six rounds by the Lim system; the median of round 5 needs a pairing to be cracked."""
    return next(event for event in map(rocks, count(0)) if shows(event, FROM_BOTH_ENDS))


def rocks(seed: int) -> Tournament:
    """An event before round 5 of 6."""
    rng = Random(seed)
    event = Tournament.build(
        players(shuffled(rng, STONES), ratings(rng, len(STONES), 1600, 2300)),
        rounds_planned=6,
        first_colour="w",
        info=EventInfo(
            "Rock Garden Open", "Pebbleford", start="2026-06-04", end="2026-06-07",
            type_text="Swiss System: Lim 2026", encoded_type="FIDE_LIM",
        ),
    )  # fmt: skip
    for _ in range(4):
        event = play_round(event, rng)
    return event


def club_championship() -> Tournament:
    """Seven players, five of seven rounds of a round robin; somebody was not there in round 3."""
    rng = Random(5)
    event = Tournament.build(
        players(shuffled(rng, FISH), ratings(rng, len(FISH), 1500, 2100)),
        rounds_planned=7,
        absences=(Absence(3, 4),),
        info=EventInfo(
            "Club Championship", "Fishguard", start="2026-04-07", type_text="Round robin",
            encoded_type="BERGER_ROUNDROBIN", tie_breaks="DE,WIN,SB,KS", time_control="5400+30",
        ),
    )  # fmt: skip
    for _ in range(5):
        event = play_round(event, rng)
    return event


def shows(event: Tournament, wanted: frozenset[str]) -> bool:
    """Whether the next round has all of this."""
    try:
        return set(happenings(pair(event, explain=True))) >= wanted
    except NoPairing:
        return False


def river_masters() -> Tournament:
    """Thirty strong players of nine federations: nine of ten rounds played, the last one paired, norms in sight."""
    rng = Random(1)
    names = shuffled(rng, tuple(f"{flower}, {given}" for flower in FLOWERS for given in GIVEN))[:30]
    countries = ("AUT", "AUT", "CZE", "GER", "HUN", "POL", "ROU", "SRB", "SVK", "UKR")

    def title(rating: int) -> str:
        return "GM" if rating >= 2500 else "IM" if rating >= 2420 else "FM" if rating >= 2330 else ""

    people = [
        player._replace(
            federation=countries[int(rng.random() * len(countries))],
            sex="w" if (woman := rng.random() < 0.3) else "m",
            title="WGM" if woman and player.title == "FM" else player.title,
            fide_id=str(99_000_000 + 137 * player.number),
            birth=str(1980 + int(rng.random() * 27)),
        )
        for player in players(names, ratings(rng, 30, 2180, 2660), title)
    ]
    dates = tuple(f"2026-07-{day:02}" for day in (4, 5, 5, 6, 7, 8, 9, 10, 11, 12))
    event = Tournament.build(
        people,
        rounds_planned=10,
        first_colour="w",
        info=EventInfo(
            "River Masters", "Krems", "AUT", "2026-07-04", "2026-07-12", "Swiss System: Dutch 2026",
            chief_arbiter="IA Heron, Hanna", rate_of_play="90 min + 30 s", round_dates=dates,
            encoded_type="FIDE_DUTCH_2026",
        ),
    )  # fmt: skip
    for number in range(9):
        event = play_round(event, rng, {4: ("+", "-")} if number == 2 else None)
    paired = pair(event)
    return event.with_round([(board.white, board.black) for board in paired.pairs], paired.bye)


FILES: dict[str, tuple[Callable[[], Tournament], str]] = {
    "club-evening.trf": (club_evening, "trf16"),
    "weekend-open.trf": (weekend_open, "trf26"),
    "islands-and-floaters.trf": (islands_and_floaters, "trf26"),
    "large-open.trf": (large_open, "trf26"),
    "club-championship.trf": (club_championship, "trf26"),
    "flower-show.trf": (flower_show, "trf26"),
    "stone-duels.trf": (stone_duels, "trf26"),
    "cheese-club.trf": (cheese_club, "trf26"),
    "tree-nursery.trf": (tree_nursery, "trf26"),
    "rock-garden.trf": (rock_garden, "trf26"),
    "river-masters.trf": (river_masters, "trf26"),
    **{f"kitchen-garden-{year}.trf": (partial(herbs, year), "trf26") for year in DUTCH},
}


def main(folder: Path) -> None:
    """Write the files."""
    for name, (make, edition) in FILES.items():
        (folder / name).write_text(write_trf(make(), edition), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
