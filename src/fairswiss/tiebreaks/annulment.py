"""Round robins: who played fewer than half of the games is not ranked, and games against such players do not count."""

from collections import Counter

from fairswiss.model.results import PLAYED
from fairswiss.model.rounds import Round, seats_of
from fairswiss.model.tournament import Tournament


def below_half(tournament: Tournament, rounds: int) -> tuple[int, ...]:
    """Those who can no longer play half of the games that the schedule gives them.

    Rounds to come can still be played, unless the player is absent from them.
    """
    players = [player.number for player in tournament.players]
    planned = tournament.rounds_planned or rounds
    cycles = max(1, planned // max(1, len(players) - 1 + len(players) % 2))
    scheduled = (len(players) - 1) * cycles
    rests = planned - scheduled
    games = [game for played in tournament.rounds[:rounds] for game in played.games]
    paired = Counter(player for game in games for player in seats_of(game))
    played = Counter(player for game in games if game.white_result in PLAYED for player in seats_of(game))
    gone = Counter(absence.player for absence in tournament.absences if rounds < absence.round <= planned)

    def reachable(number: int) -> int:
        rests_to_come = max(0, rests - (rounds - paired[number]))
        return played[number] + max(0, planned - rounds - gone[number] - rests_to_come)

    return tuple(number for number in players if 2 * reachable(number) < scheduled)


def without(tournament: Tournament, annulled: tuple[int, ...]) -> Tournament:
    """The tournament as if these players had never been there."""
    gone = set(annulled)
    rounds = tuple(
        Round(
            tuple(game for game in played.games if not gone & {game.white, game.black}),
            tuple(bye for bye in played.byes if bye.player not in gone),
        )
        for played in tournament.rounds
    )
    players = tuple(player for player in tournament.players if player.number not in gone)
    return tournament._replace(players=players, rounds=rounds)
