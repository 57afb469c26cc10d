"""The absolute criteria of the Dutch editions, Burstein, Lim and Dubov since 2018, judged apart from any engine."""

from fairswiss.model import Tournament

PLAYED = "1=0WDL? "


def absolute_violations(
    tournament: Tournament, pairs: list[tuple[int, int]], bye: int | None, edition: str
) -> list[str]:
    """What is wrong with a round: somebody missing, a rematch, a bye that was barred, a clash of absolute claims."""
    number = len(tournament.rounds) + 1
    away = {absence.player for absence in tournament.absences if absence.round == number}
    here = {player.number for player in tournament.players} - away
    placed = [player for pair in pairs for player in pair] + ([] if bye is None else [bye])
    found = [] if sorted(placed) == sorted(here) else [f"placed {sorted(placed)}, but here are {sorted(here)}"]
    colours, met, barred = _history(tournament, edition)
    for pair in pairs:
        if frozenset(pair) in met:
            found.append(f"{pair} met before")
        claims = {_absolute(colours.get(player, "")) for player in pair}
        freed = number == tournament.rounds_planned and edition.startswith(("dutch", "lim"))
        if claims in ({"w"}, {"b"}) and not freed:
            found.append(f"{pair} have the same absolute claim")
        wrong = [p for p, colour in zip(pair, "wb", strict=True) if _absolute(colours.get(p, "")) not in ("", colour)]
        if wrong and not freed:
            found.append(f"{wrong} have a colour beyond the limits")
    if bye in barred:
        found.append(f"{bye} may not have the bye")
    for prohibition in tournament.prohibitions:
        if prohibition.first_round <= number <= (prohibition.last_round or number):
            found += [f"{pair} is forbidden" for pair in pairs if set(pair) <= set(prohibition.players)]
    return found


def _history(tournament: Tournament, edition: str) -> tuple[dict[int, str], set[frozenset[int]], set[int]]:
    colours: dict[int, str] = {}
    met: set[frozenset[int]] = set()
    barred: set[int] = set()
    free_points = {"dutch-2017": "U+", "dubov-2018": "U+", "dutch-2012": ""}.get(
        edition, "U+F"
    )  # in 2012 the bar gives way
    for played in tournament.rounds:
        for game in played.games:
            if game.white_result in PLAYED:
                met.add(frozenset(game[:2]))
                colours[game.white] = colours.get(game.white, "") + "w"
                colours[game.black] = colours.get(game.black, "") + "b"
            barred |= {p for p, r in zip(game[:2], game[2:], strict=True) if r == "+" and r in free_points}
        barred |= {b.player for b in played.byes if b.code in free_points}
    return colours, met, barred


def _absolute(history: str) -> str:
    difference = history.count("w") - history.count("b")
    if abs(difference) > 1:
        return "b" if difference > 0 else "w"
    return {"ww": "b", "bb": "w"}.get(history[-2:], "")
