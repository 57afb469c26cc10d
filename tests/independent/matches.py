"""The absolute criteria of the Double-Swiss edition, judged on a finished round apart from any engine."""

from fairswiss.model import Tournament


def match_violations(tournament: Tournament, pairs: list[tuple[int, int]], bye: int | None) -> list[str]:
    """What is wrong with a round: somebody missing, a second match, a bye that was barred, a forbidden pair."""
    number = len(tournament.rounds) + 1
    away = {absence.player for absence in tournament.absences if absence.round == number}
    here = {player.number for player in tournament.players} - away
    placed = [player for pair in pairs for player in pair] + ([] if bye is None else [bye])
    found = [] if sorted(placed) == sorted(here) else [f"placed {sorted(placed)}, but here are {sorted(here)}"]
    met, barred = set(), set()
    for played in tournament.rounds:
        for game in played.games:
            if "--" in (game.white_result, game.black_result):
                barred |= {p for p, codes in zip(game[:2], game[2:], strict=True) if "+" in codes}
            else:
                met.add(frozenset(game[:2]))
        barred |= {b.player for b in played.byes if b.code in "UF"}
    found += [f"{pair} met before" for pair in pairs if frozenset(pair) in met]
    if bye in barred:
        found.append(f"{bye} may not have the bye")
    for prohibition in tournament.prohibitions:
        if prohibition.first_round <= number <= (prohibition.last_round or number):
            found += [f"{pair} is forbidden" for pair in pairs if set(pair) <= set(prohibition.players)]
    return found
