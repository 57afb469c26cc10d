"""The bye, and no bye: the lowest points, who has had it, who is last."""

from collections.abc import Iterator

from fairswiss.answers import reasons
from fairswiss.answers.faults import Lower
from fairswiss.answers.halves import halves_of
from fairswiss.answers.kinds import Answer, Other, Question
from fairswiss.answers.reasons import ByeOrder, Chosen
from fairswiss.answers.ruled_out import answer_by, by_obstacle, passed_over, verdict_on
from fairswiss.answers.scene import Scene
from fairswiss.why import against, steps
from fairswiss.why.against import Against


def bye_answer(scene: Scene, player: int) -> Answer | None:
    """The answer for the player with the bye, or who rests; None for everybody else."""
    if player == scene.pairing.resting:
        rest = next(step for step in scene.explanation.opening if isinstance(step, steps.Rests))
        reason = reasons.Rests(len(scene.before.players), scene.pairing.round)
        return scene.answer(Question.BYE, player, 0, reason, articles=rest.articles)
    if player != scene.pairing.bye:
        return None
    own = answer_by(scene.voice.bye, scene, Question.BYE, player, 0)
    if own:
        return own
    points = scene.points(player)
    others, chosen = tuple(_others(scene, player)), _chosen(scene, player)
    fewer = sum(line.score < points for line in scene.lines.values())
    step = _step(scene)
    first = step.first_round if isinstance(step, steps.Bye) else scene.pairing.round == 1
    games = _games(scene, player)
    level = [one for one in scene.peers(points) if _games(scene, one) == games and one != player]
    as_many = sum(_had_point(scene, one) is None for one in level)
    counts = len(scene.lines), points, len(scene.peers(points)), fewer
    taking = reasons.TakesBye(*counts, chosen, first, games, as_many, None if first else _lower(scene, player))
    return scene.answer(Question.BYE, player, 0, taking, others, about=player, articles=step.articles)


def _games(scene: Scene, player: int) -> int:
    """So many games, or rounds where a round is a match."""
    return len(scene.records[player].rounds_played) if scene.of_matches else len(scene.line(player).colours)


def _lower(scene: Scene, player: int) -> Lower | None:
    """The last on the list with fewer points who is not ruled out, where groups come before the bye."""
    step = _step(scene)
    if not isinstance(step, steps.Pab) or scene.voice.bye_order:
        return None
    passed = {one.player for one in step.passed}
    below = [one for one, line in scene.lines.items() if line.score < scene.points(player) and one not in passed]
    if not below:
        return None
    opponent = scene.opponent[below[-1]]
    return Lower(below[-1], opponent, verdict_on(scene, player, opponent))


def no_bye_answer(scene: Scene, player: int) -> Answer | None:
    """The answer for everybody else in a round with a bye."""
    bye = scene.pairing.bye
    if bye is None or bye == player:
        return None
    own = answer_by(scene.voice.no_bye, scene, Question.NO_BYE, player, bye)
    if own:
        return own
    points, bye_points = scene.points(player), scene.points(bye)
    chosen = _chosen(scene, bye)
    found: Against | None = _had_point(scene, player)
    instead = 0
    if found is None and points <= bye_points and not (points == bye_points and _before(scene, player, bye, chosen)):
        found, instead = _compared(scene, player, bye)
    higher = scene.line(player).rating > scene.line(bye).rating
    games = _games(scene, player), _games(scene, bye)
    reason = reasons.NoBye(
        len(scene.lines), bye, bye_points, points, len(scene.peers(bye_points)), chosen, found, instead, higher, *games
    )
    return scene.answer(Question.NO_BYE, player, bye, reason, articles=_step(scene).articles)


def _step(scene: Scene) -> "steps.Bye | steps.Pab":
    given = steps.Bye | steps.Pab
    return next(step for step in scene.explanation.opening if isinstance(step, given))


def _before(scene: Scene, player: int, bye: int, chosen: Chosen | ByeOrder) -> bool:
    """The order by which the bye is given says why it is not this player's."""
    peers = scene.peers(scene.points(bye))
    if chosen is Chosen.LOWEST:
        return scene.line(player).rating > scene.line(bye).rating
    return chosen is Chosen.LAST and peers.index(player) < peers.index(bye)


def _compared(scene: Scene, player: int, bye: int) -> tuple[Against | None, int]:
    """The word of the steps on this player; else what would be if the one with the bye met this player's opponent."""
    step = _step(scene)
    passed = next((one for one in step.passed if one.player == player), None)
    if passed:
        return by_obstacle(scene, passed), 0
    if isinstance(step, steps.Bye) or step.by_games or scene.of_matches:
        return None, 0
    if scene.voice.bye_order:
        return against.DeadEnd() if scene.points(player) < scene.points(bye) else None, 0
    instead = scene.opponent[player]
    return verdict_on(scene, bye, instead), instead


def _had_point(scene: Scene, player: int) -> against.HadPoint | None:
    """The round of a point without playing, if that is what keeps the player from the bye."""
    for passed in _step(scene).passed:
        found = by_obstacle(scene, passed)
        if passed.player == player and isinstance(found, against.HadPoint):
            return found
    if scene.voice.bye_order:
        win = min(scene.before.scoring.white_win, scene.before.scoring.black_win)
        unplayed = scene.records[player].unplayed
        return next((against.HadPoint(at) for at, code, points in unplayed if code == "U" or points >= win), None)
    return None


def _chosen(scene: Scene, bye: int) -> Chosen | ByeOrder:
    """The order by which the bye was given among equal points."""
    step = _step(scene)
    peers = scene.peers(scene.points(bye))
    passed = {one.player for one in step.passed}
    if isinstance(step, steps.Bye):
        if step.first_round:
            return Chosen.LAST
        left = [one for one in peers if one not in passed]
        lowest = min(scene.line(one).rating for one in left)
        return Chosen.LOWEST if scene.line(bye).rating == lowest else Chosen.OTHER
    if scene.voice.bye_order:
        return scene.voice.bye_order
    if scene.of_matches:
        return Chosen.MOST_PLAYED
    if step.by_games:
        return Chosen.GAMES
    after = peers[peers.index(bye) + 1 :]
    return Chosen.LAST if passed.issuperset(after) else Chosen.OTHER


def _ruled_out_first(scene: Scene, player: int) -> Iterator[Other]:
    """Those with no more points, where the bye is given before all pairs: a point without playing, or a dead end."""
    points = scene.points(player)
    for one in reversed(scene.lines):
        had = _had_point(scene, one)
        if had and scene.points(one) <= points:
            yield Other(one, had)
        elif scene.points(one) < points:
            yield Other(one, against.DeadEnd())


def _others(scene: Scene, player: int) -> Iterator[Other]:
    """Those passed over; and the opponent by the list, if there is one, with what was against it."""
    step = _step(scene)
    if isinstance(step, steps.Pab) and scene.voice.bye_order:
        yield from _ruled_out_first(scene, player)
        return
    yield from passed_over(scene, player, step.passed)
    group = scene.group_of(player)
    if isinstance(step, steps.Pab) and group and _chosen(scene, player) is Chosen.OTHER:
        meets = {one: two for pair in halves_of(group).pairs() for one, two in (pair, pair[::-1])}
        peers = [one for one in (*group.floaters, *group.players) if one != player]
        usual = meets.get(player) or next(iter(reversed(peers)), 0)
        if usual:
            yield Other(usual, verdict_on(scene, player, usual))
