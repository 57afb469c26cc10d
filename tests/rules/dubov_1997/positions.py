"""Tournaments that lead to a wanted position, and short words for what came out.

:func:`position` takes the players one wants to see in a score group, with score, R, ARO, due colour, flags and who
has met whom, and makes up a past that leads there:

1. first come the rounds in which wanted players met each other;
2. then each of them plays the rest of the games against opponents of no interest, the *fillers*, rated so that
   the ARO is exactly the wanted one;
3. whoever has no game in a round has a half-point bye, and every game is drawn: so nobody ever had more points
   than the opponent, and nobody has an upfloat that was not asked for. An upfloat is a game against a filler
   who started with a bonus;
4. the score is made right by winning or losing the last games against fillers, and what cannot be reached so is
   a bonus or penalty after the last round;
5. the fillers are absent from the round to be paired.

:func:`event` is the plain way: the rounds written down game by game.
"""

from collections.abc import Collection, Iterable
from fractions import Fraction
from itertools import count, product
from typing import Any, NamedTuple

from fairswiss.kernel.edition import Pairing
from fairswiss.kernel.options import Options
from fairswiss.model import Absence, Adjustment, Bye, Game, Player, Prohibition, Round, Tournament
from fairswiss.usecases.rounds import pair, published_list, why_not
from fairswiss.why import CardLine, GroupTrace
from fairswiss.why.steps import Step
from fairswiss.why.verdicts import Verdict

SYSTEM = "dubov-1997"
FIRST_FILLER = 101
USUAL_ARO = 2000


class Wanted(NamedTuple):
    """A player of the position, and what shall be known of him before the round."""

    number: int
    score: int
    """In tenths of a point."""
    rating: int
    due: str = "w"
    """``w`` or ``b``; empty for a player without a game."""
    aro: str | int | Fraction = USUAL_ARO
    """Exact; where the number of games does not allow it, a text is matched as it is printed, to one decimal."""
    fixed: bool = False
    """2.6: may not take the colour that is not due."""
    games: int = 0
    """The number of games; 0: as few as the rest allows."""
    history: str = ""
    """Instead of ``due``, ``fixed`` and ``games``: the colours of the last games, ``-`` for a round not played."""
    upfloats: tuple[int, ...] = ()
    """How many rounds ago a player with more points was met; 1 is the round before."""
    had_point: bool = False
    """Has had a full-point bye."""
    name: str = ""
    title: str = ""


def white(number: int, score: int, rating: int, aro: str | int | Fraction = USUAL_ARO, **more: Any) -> Wanted:
    """A player due white."""
    return Wanted(number, score, rating, "w", aro, **more)


def black(number: int, score: int, rating: int, aro: str | int | Fraction = USUAL_ARO, **more: Any) -> Wanted:
    """A player due black."""
    return Wanted(number, score, rating, "b", aro, **more)


def newcomer(number: int, score: int, rating: int, **more: Any) -> Wanted:
    """A player without a game, so without due colour and with ARO 0."""
    return Wanted(number, score, rating, "", **more)


def position(
    *wanted: Wanted,
    met: Iterable[tuple[int, int]] = (),
    apart: Iterable[tuple[int, ...]] = (),
    planned: int = 0,
    last_round: bool = False,
) -> Tournament:
    """A tournament before the round in which these players, and nobody else, are to be paired.

    ``met``: pairs (white, black) who have played. ``apart``: sets of players whom the arbiter forbade to meet.
    ``planned``: the number of rounds; otherwise 9, or two more than have been played.
    """
    past = _Past(wanted, list(met))
    played = len(past.rounds)
    return Tournament.build(
        past.players,
        rounds=tuple(past.rounds),
        rounds_planned=played + 1 if last_round else planned or max(9, played + 2),
        absences=tuple(Absence(played + 1, filler) for filler in past.fillers),
        prohibitions=tuple(Prohibition(tuple(players)) for players in apart),
        adjustments=tuple(past.adjustments),
    )


class _Past:
    """The rounds that lead to the position."""

    def __init__(self, wanted: tuple[Wanted, ...], met: list[tuple[int, int]]) -> None:
        self.wanted = {one.number: one for one in wanted}
        self.players = [
            Player(one.number, one.name or f"Player {one.number:03}", one.rating, one.title) for one in wanted
        ]
        self.adjustments: list[Adjustment] = []
        self.fillers: list[int] = []
        self._numbers = count(FIRST_FILLER)
        self.rounds = [_drawn(games) for games in _rounds_of_meetings(met)]
        tails = {number: self._last_games(one) for number, one in self.wanted.items()}
        length = max(len(tail) for tail in tails.values())
        self.rounds += [Round((), ()) for _ in range(length)]
        for number, tail in tails.items():
            self._play(self.wanted[number], tail)
        self._fill_empty_rounds()

    def _last_games(self, one: Wanted) -> str:
        """The colours of the games against fillers, a full-point bye before them if there was one."""
        bye = "F" if one.had_point else ""
        before = self._colours(one.number)
        if one.history:
            return bye + one.history
        if not one.due:
            return bye or "-"
        least = max((1, *one.upfloats))
        sizes = [one.games - len(before)] if one.games else range(least, least + 6)
        for size in sizes:
            for letters in product("wb", repeat=size):
                tail = "".join(letters)
                if _due(before + tail) == (one.due, one.fixed) and _regular(before + tail):
                    return bye + tail
        raise ValueError(f"no history of player {one.number} fits: {one}")

    def _colours(self, number: int) -> str:
        """The colours against wanted players, so far all the games there are."""
        games = [game for played in self.rounds for game in played.games if number in game[:2]]
        return "".join("w" if game.white == number else "b" for game in games)

    def _play(self, one: Wanted, tail: str) -> None:
        """Write the player's last games and byes into the rounds."""
        opponents = [g.black if g.white == one.number else g.white for r in self.rounds for g in r.games
                     if one.number in g[:2]]  # fmt: skip
        tail = tail.rjust(len(self.rounds), "-")
        colours = {number: letter for number, letter in enumerate(tail, 1) if letter in "wb"}
        ratings = _ratings(one, [self.wanted[number].rating for number in opponents], len(colours))
        missing = one.score - 5 * len(self.rounds) - (5 if "F" in tail else 0)
        codes = {}
        for number in reversed(colours):
            codes[number] = "1" if missing >= 5 else "0" if missing <= -5 else "="
            missing -= {"1": 5, "0": -5, "=": 0}[codes[number]]
        if missing:
            self.adjustments.append(Adjustment((one.number,), missing, "", len(self.rounds)))
        for number, letter in enumerate(tail, 1):
            games, byes = self.rounds[number - 1]
            if letter in "wb":
                more = 10 * number if len(self.rounds) - number + 1 in one.upfloats else 0
                games += (_game(one.number, self._filler(ratings.pop(), more), letter, codes[number]),)
            elif all(one.number not in game[:2] for game in games):
                byes += (Bye(one.number, "F" if letter == "F" else "H"),)
            self.rounds[number - 1] = Round(games, byes)

    def _filler(self, rating: int, bonus: int = 0) -> int:
        """Somebody new; the bonus counts from the start."""
        number = next(self._numbers)
        self.players.append(Player(number, f"Filler {number}", rating))
        self.fillers.append(number)
        if bonus:
            self.adjustments.append(Adjustment((number,), bonus, "", 0))
        return number

    def _fill_empty_rounds(self) -> None:
        """A round without a game is no round: two fillers play."""
        for place, (games, byes) in enumerate(self.rounds):
            if not games:
                self.rounds[place] = Round((Game(self._filler(2000), self._filler(2000), "=", "="),), byes)


def _rounds_of_meetings(met: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """The pairs who have met, each in the first round in which both are free."""
    rounds: list[list[tuple[int, int]]] = []
    for pair_ in met:
        free = (games for games in rounds if not any(set(pair_) & set(game) for game in games))
        place = next(free, None)
        if place is None:
            rounds.append([pair_])
        else:
            place.append(pair_)
    return rounds


def _drawn(games: list[tuple[int, int]]) -> Round:
    return Round(tuple(Game(first, second, "=", "=") for first, second in games), ())


def _game(player: int, opponent: int, colour: str, code: str) -> Game:
    other = {"1": "0", "0": "1", "=": "="}[code]
    return Game(player, opponent, code, other) if colour == "w" else Game(opponent, player, other, code)


def _ratings(one: Wanted, met: list[int], fillers: int) -> list[int]:
    """What the fillers are rated, so that the ARO is the wanted one."""
    games = len(met) + fillers
    exact = Fraction(one.aro) * games
    total = int(exact + Fraction(1, 2))
    printed = (20 * total + games) // (2 * games) if games else 0
    if games and total != exact and not (isinstance(one.aro, str) and printed == Fraction(one.aro) * 10):
        raise ValueError(f"player {one.number}: no {games} opponents have the ARO {one.aro}")
    for_fillers = total - sum(met)
    share = [for_fillers // fillers + (place < for_fillers % fillers) for place in range(fillers)] if fillers else []
    if any(not 0 < rating <= 9999 for rating in share) or sum(share) != (for_fillers if games else 0):
        raise ValueError(f"player {one.number}: the ARO {one.aro} cannot be reached with {met} and {fillers} fillers")
    return share


def _due(history: str) -> tuple[str, bool]:
    """The due colour and whether it is fixed, counted out for histories within the limits."""
    difference = history.count("w") - history.count("b")
    due = ("b" if difference > 0 else "w") if difference else ("b" if history.endswith("w") else "w")
    after = history + ("b" if due == "w" else "w")
    return due, not _regular(after[-3:]) or abs(after.count("w") - after.count("b")) > 2


def _regular(history: str) -> bool:
    """Never three in a row, never more than two apart."""
    counts = [history[:end].count("w") - history[:end].count("b") for end in range(len(history) + 1)]
    return "www" not in history and "bbb" not in history and max(map(abs, counts)) <= 2


# -- the plain way -----------------------------------------------------------------------------------------------


def event(ratings: dict[int, int] | list[int], *rounds: str, planned: int = 9, **facts: Any) -> Tournament:
    """A tournament game by game: ``"1-2:10 3-4:== 5:U"`` is a round, with the result codes of both sides."""
    by_number = ratings if isinstance(ratings, dict) else dict(enumerate(ratings, 1))
    players = [Player(number, f"Player {number:03}", rating) for number, rating in by_number.items()]
    return Tournament.build(players, rounds=tuple(map(_round, rounds)), rounds_planned=planned, **facts)


def _round(text: str) -> Round:
    games, byes = [], []
    for entry in text.split():
        who, codes = entry.split(":")
        if "-" in who:
            first, second = who.split("-")
            games.append(Game(int(first), int(second), *codes))
        else:
            byes.append(Bye(int(who), codes))
    return Round.of(games, byes)


# -- what came out -----------------------------------------------------------------------------------------------


def paired(tournament: Tournament, upfloat_limit: str = "strict", waivers: Collection[str] = ()) -> Pairing:
    """The next round with its explanation; the same round without one must be the same."""
    options = Options(upfloat_limit=upfloat_limit, waivers=waivers)
    explained = pair(tournament, SYSTEM, explain=True, options=options)
    assert pair(tournament, SYSTEM, options=options) == explained._replace(explanation=None)
    return explained


def boards(pairing: Pairing) -> set[str]:
    """The pairs as ``white-black``."""
    return {f"{board.white}-{board.black}" for board in pairing.pairs}


def couples(pairing: Pairing) -> set[tuple[int, int]]:
    """The pairs whatever their colours, the smaller number first."""
    return {(min(board[1:]), max(board[1:])) for board in pairing.pairs}


def opening(pairing: Pairing, event: str) -> list[Any]:
    """The steps of that name which concern the whole round."""
    assert pairing.explanation
    return [step for step in pairing.explanation.opening if step.kind == event]


def groups(pairing: Pairing) -> dict[int, GroupTrace]:
    """The score groups by score."""
    assert pairing.explanation
    return {group.score: group for group in pairing.explanation.groups}


def steps(pairing: Pairing, *events: str, score: int | None = None) -> list[Any]:
    """The steps of these names, in all score groups or in one."""
    assert pairing.explanation
    return [
        step
        for group in pairing.explanation.groups
        if score in (None, group.score)
        for step in group.steps
        if step.kind in events
    ]


def the_step(pairing: Pairing, event: str, score: int | None = None) -> Any:
    """The only step of that name."""
    (step,) = steps(pairing, event, score=score)
    return step


def movers(pairing: Pairing, event: str, score: int | None = None) -> list[int]:
    """Whom the steps of that name are about, in order."""
    return [step.players[0] for step in steps(pairing, event, score=score)]


def passed_over(step: Step) -> list[tuple[int, str]]:
    """Who stood earlier in the order, and why he was not taken."""
    return [(passed.player, passed.kind) for passed in step.passed]


def cites(step: Step, *articles: str) -> bool:
    """Whether the step names these articles or readings, perhaps among others."""
    return set(articles) <= {article.key for article in step.articles}


def columns(pairing: Pairing, score: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The two columns of a score group, as written down by 6.2."""
    step = the_step(pairing, "columns", score)
    return step.whites, step.blacks


def card(tournament: Tournament, number: int) -> CardLine:
    """A player's line of the published list."""
    return next(line for line in published_list(tournament, SYSTEM) if line.number == number)


def verdict(tournament: Tournament, one: int, other: int) -> Verdict:
    """Why the two are not paired."""
    return why_not(tournament, one, other, SYSTEM)


def why_apart(tournament: Tournament, one: int, other: int) -> tuple[str, str]:
    """The reason why the two are not paired, and the first article named for it."""
    found = verdict(tournament, one, other)
    assert not found.paired
    return found.reason, found.articles[0].key


def colour_rule(pairing: Pairing, player: int) -> str:
    """The clause of chapter 3 that gave this player his colour."""
    assert pairing.explanation
    return next(reason.rule for reason in pairing.explanation.colours if player in (reason.white, reason.black))
