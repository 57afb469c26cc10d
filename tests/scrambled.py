"""A small event with a scrambled history, made to be difficult to pair: the style is drawn, then its rounds."""

import random
from collections.abc import Iterator

from fairswiss.model import (
    Absence,
    Acceleration,
    Adjustment,
    Bye,
    Game,
    Player,
    Prohibition,
    Round,
    Scoring,
    Tournament,
)

SURNAMES = (
    "Müller", "Muller", "muller", "MÜLLER", "Nováková", "Novakova", "Ångström", "Angstrom", "Çelik", "Celik",
    "Ødegaard", "Łukasz", "Straße", "Strasse", "O'Neill", "ONeill", "de Vries", "De Vries", "Ivanov", "Smith",
    "Sørensen", "Peña", "Pena", "Čapek", "Capek", "Zhang", "Żak", "Zak", "Ñandú", "Ibáñez",
)  # fmt: skip
FIRST_NAMES = (
    "Ana",
    "ana",
    "Ánna",
    "Anna",
    "Ben",
    "Bén",
    "Cem",
    "Eva",
    "Éva",
    "Jo",
    "Jó",
    "Li",
    "Noé",
    "Noe",
)


class Scrambler:
    """The style of one scrambled event, and its rounds so far."""

    def __init__(self, rng: random.Random, players: int, rounds: int) -> None:
        self.rng = rng
        self.rounds = rounds
        pool = rng.sample((0, 1900, 2000, 2000, 2100, 2150, 2200, 2300, 2400), rng.randint(1, 5))
        if rng.random() < 0.4:
            pool = list(range(1800, 2500, 13))
        self.players = [
            Player(
                number,
                f"{rng.choice(SURNAMES[:10])}, {rng.choice(FIRST_NAMES[:4])}",
                rng.choice(pool),
                rng.choice(("", "", "", "FM", "WFM", "IM", "g")),
            )
            for number in range(1, players + 1)
        ]
        self.draws = rng.choice((0.1, 0.3, 0.5, 0.8, 0.9, 1.0))
        self.forfeits = rng.choice((0.0, 0.0, 0.0, 0.05, 0.3))
        self.absent = rng.choice((0.0, 0.0, 0.0, 0.0, 0.05, 0.15))
        self.careless = rng.choice((0.0, 0.0, 0.0, 0.0, 0.1, 0.4))
        self.by_score = rng.random() < 0.75
        self.white_wins = rng.choice((0.5, 0.5, 0.5, 0.05, 0.95))
        self.scoring = rng.choice(
            (Scoring(),) * 6
            + (Scoring.of(30, 10), Scoring.of(10, 5, pab=5), Scoring.of(20, 10, 10), Scoring.of(20, 10, 10))
        )
        self.colours = {p.number: "" for p in self.players}
        self.met: set[frozenset[int]] = set()
        self.points = {p.number: 0 for p in self.players}  # for pairing alike scores; plain 1-½-0
        self.unplayed_point: set[int] = set()

    def tournament(self) -> Tournament:
        """The event, ready for its next round."""
        rng = self.rng
        history = tuple(self._round() for _ in range(self.rounds))
        number = self.rounds + 1
        planned = rng.choice((number, number + 1, number + 3, max(number, 9), max(number + 1, 10), number + 10))
        numbers = [p.number for p in self.players]
        absences = [Absence(number, p, rng.choice("ZHF")) for p in numbers if rng.random() < self.absent]
        if len(numbers) - len(absences) < 2:
            absences = []
        return Tournament.build(
            self.players,
            rounds=history,
            rounds_planned=planned,
            first_colour=rng.choice("wb"),
            absences=tuple(absences),
            prohibitions=tuple(self._prohibitions()),
            accelerations=tuple(self._accelerations()),
            adjustments=tuple(self._adjustments()),
            scoring=self.scoring,
        )

    def _round(self) -> Round:
        rng = self.rng
        here = [p.number for p in self.players if rng.random() >= self.absent]
        if len(here) < 2:
            here = [p.number for p in self.players]
        away = [p.number for p in self.players if p.number not in here]
        byes = [Bye(p, rng.choice("ZHHF")) for p in away if rng.random() < 0.8]
        if len(here) % 2:
            fresh = [p for p in here if p not in self.unplayed_point] or here
            if rng.random() < 0.6:
                lowest = min(self.points[p] for p in fresh)
                fresh = [p for p in fresh if self.points[p] == lowest]
            out = rng.choice(fresh)
            here.remove(out)
            byes.append(Bye(out, "U"))
        games = [self._game(a, b) for a, b in self._pairs(here)]
        for bye in byes:
            self.points[bye.player] += {"U": 10, "F": 10, "H": 5, "Z": 0}[bye.code]
            if bye.code in "UF":
                self.unplayed_point.add(bye.player)
        return Round.of(games, byes)

    def _pairs(self, here: list[int]) -> list[tuple[int, int]]:
        """A random pairing; the best of some tries, if care is taken."""
        rng = self.rng
        best: list[tuple[int, int]] = []
        least = 999
        for _ in range(1 if rng.random() < self.careless else 12):
            order = here[:]
            rng.shuffle(order)
            if self.by_score:
                order.sort(key=lambda p: -self.points[p] + rng.choice((0, 0, 0, 5, 10)))
            pairs = []
            faults = 0
            while order:
                a = order.pop(0)
                fine = [b for b in order if frozenset((a, b)) not in self.met and self._colours(a, b)]
                b = fine[0] if fine else order[0]
                faults += not fine
                order.remove(b)
                pairs.append((a, b))
            if faults < least:
                best, least = pairs, faults
            if not faults:
                break
        return best

    def _colours(self, a: int, b: int) -> list[tuple[int, int]]:
        """The ways (white, black) to give colours that the limits allow."""

        def fine(player: int, colour: str) -> bool:
            past = self.colours[player]
            lead = past.count(colour) - past.count("b" if colour == "w" else "w")
            return lead < 2 and not past.endswith(colour * 2)

        return [(w, k) for w, k in ((a, b), (b, a)) if fine(w, "w") and fine(k, "b")]

    def _game(self, a: int, b: int) -> Game:
        rng = self.rng
        ways = self._colours(a, b)
        white, black = rng.choice(ways) if ways and rng.random() >= self.careless else rng.choice([(a, b), (b, a)])
        lot = rng.random()
        if lot < self.forfeits:
            codes = rng.choice((("+", "-"), ("-", "+"), ("-", "-")))
        elif rng.random() < self.draws:
            codes = rng.choice((("=", "="), ("=", "="), ("=", "="), ("=", "="), ("D", "D"), ("?", "?")))
        elif lot > 0.97:
            codes = rng.choice((("0", "0"), ("=", "0"), ("0", "=")))
        else:
            codes = ("W", "L") if rng.random() < 0.1 else ("1", "0")
            if rng.random() > self.white_wins:
                codes = (codes[1], codes[0])
        if codes[0] not in "+-":
            self.colours[white] += "w"
            self.colours[black] += "b"
            self.met.add(frozenset((white, black)))
        for player, code in ((white, codes[0]), (black, codes[1])):
            self.points[player] += {"1": 10, "W": 10, "+": 10, "=": 5, "D": 5, "?": 5}.get(code, 0)
            if code == "+":
                self.unplayed_point.add(player)
        return Game(white, black, *codes)

    def _prohibitions(self) -> Iterator[Prohibition]:
        rng, numbers = self.rng, [p.number for p in self.players]
        for _ in range(rng.choice((0, 0, 0, 0, 1, 2))):
            first = rng.choice((1, 1, self.rounds + 1, self.rounds + 2))
            last = rng.choice((None, None, first, first + 2))
            yield Prohibition(tuple(rng.sample(numbers, rng.choice((2, 2, 3)))), first, last)

    def _accelerations(self) -> Iterator[Acceleration]:
        rng = self.rng
        if rng.random() < 0.12:
            until = rng.randint(1, self.rounds + 2)
            for p in self.players[: len(self.players) // 2]:
                yield Acceleration(p.number, tuple(rng.choice(((10,) * until, (10,) * until, (5,) * until))))

    def _adjustments(self) -> Iterator[Adjustment]:
        rng, numbers = self.rng, [p.number for p in self.players]
        if rng.random() < 0.06:
            some = tuple(rng.sample(numbers, rng.randint(1, 2)))
            yield Adjustment(some, rng.choice((-5, 5, 10)), "", rng.randint(0, self.rounds))
        if rng.random() < 0.04:
            some = tuple(rng.sample(numbers, rng.randint(1, 3)))
            yield Adjustment(some, rng.choice((0, 5)), rng.choice("1=HU+"), rng.randint(0, self.rounds))
