"""Events of teams as they are run: rounds paired, line-ups handed in, boards played or not, for Hypothesis."""

from hypothesis import strategies as st

from fairswiss.model import MatchScoring, Player, Prohibition, Team, TeamEvent, Tournament
from fairswiss.model.team_rounds import with_forfeited_match, with_line_ups, with_team_round, withdraw_team
from fairswiss.model.teams import TeamBye

_RESULTS = ("10", "01", "==", "+-", "-+", "--", "WL", "DD", "=0", "00")
_CODES = ("FIDE_TEAM", "FIDE_TEAM_TYPEB_GP_MP", "BERGER_TEAM_ROUNDROBIN", "")


@st.composite
def team_tournaments(draw: st.DrawFn) -> Tournament:
    """A tournament of two to five teams with up to three rounds, the last one perhaps unfinished."""
    boards = draw(st.integers(1, 4))
    sizes = draw(st.lists(st.integers(max(boards - 1, 1), boards + 2), min_size=2, max_size=5))
    numbers = draw(st.permutations(range(1, sum(sizes) + 1)))
    numbered = draw(st.booleans())
    teams = [
        Team(at, f"Team {at}", tuple(numbers[sum(sizes[: at - 1]) : sum(sizes[:at])]))
        for at in range(1, len(sizes) + 1)
    ]
    if numbered:
        teams = [team._replace(nickname=f"T{team.number}", strength="2251", rank=team.number) for team in teams]
    tournament = Tournament.build(
        [Player(number, f"Player {number:02}", 2000) for number in sorted(numbers)],
        rounds_planned=4,
        first_colour=draw(st.sampled_from("wb")),
        info=Tournament(()).info._replace(encoded_type=draw(st.sampled_from(_CODES))),
        team_event=TeamEvent(
            tuple(teams),
            numbered,
            draw(st.sampled_from((MatchScoring(), MatchScoring(30, 10, 0)))),
            draw(st.text("WB", min_size=boards, max_size=boards)),
            draw(st.sampled_from((None, (20, 10 * boards)))),
            prohibitions=(Prohibition((1, 2), 4, None),) if numbered and draw(st.booleans()) else (),
        ),
    )
    rounds = draw(st.integers(0, 3))
    for number in range(1, rounds + 1):
        tournament = draw(_with_round(tournament, last=number == rounds))
    if rounds and draw(st.booleans()):
        tournament = withdraw_team(tournament, draw(st.sampled_from(teams)).number)
    return tournament


@st.composite
def _with_round(draw: st.DrawFn, tournament: Tournament, last: bool) -> Tournament:
    """The next round: some teams absent, one perhaps with the bye, the others in matches."""
    number = len(tournament.rounds) + 1
    order = draw(st.permutations([team.number for team in tournament.team_event.teams]))
    pairs = [(order[2 * at], order[2 * at + 1]) for at in range(draw(st.integers(1, len(order) // 2)))]
    rest = order[2 * len(pairs) :]
    free, absent = draw(st.booleans()), draw(st.integers(0, 5))
    bye = rest.pop() if rest and free else None
    asked = [TeamBye(number, team, draw(st.sampled_from("FHZ"))) for team in rest[:absent]]
    event = tournament.team_event
    tournament = tournament.revised(team_event=event._replace(byes=(*event.byes, *asked)))
    tournament = with_team_round(tournament, pairs, bye)
    for white, black in pairs:
        tournament = draw(_with_match(tournament, white, black, last))
    codes = {
        (game.white, game.black): draw(st.sampled_from(_RESULTS))
        for game in tournament.rounds[-1].games
        if not last or draw(st.integers(0, 4))
    }
    return tournament.with_results({seats: (both[0], both[1]) for seats, both in codes.items()})


@st.composite
def _with_match(draw: st.DrawFn, tournament: Tournament, white: int, black: int, last: bool) -> Tournament:
    """A match with its boards, not played at all, or, in the last round, waiting for a line-up or two."""
    if not draw(st.integers(0, 5)):
        return with_forfeited_match(tournament, white, black, draw(st.sampled_from(("+-", "-+", "--"))))
    handed = {team: draw(_line_ups(tournament, team)) for team in (white, black)}
    if last:
        handed = {team: players for team, players in handed.items() if draw(st.integers(0, 3))}
    return with_line_ups(tournament, handed) if handed else tournament


@st.composite
def _line_ups(draw: st.DrawFn, tournament: Tournament, team: int) -> tuple[int, ...]:
    """The first players, some of the list with its reserves, or any order with boards left empty."""
    event = tournament.team_event
    listed, boards = event.teams[team - 1].players, len(event.board_colours)
    how = draw(st.sampled_from(("usual", "reserve", "free")))
    if how == "usual":
        return listed[:boards]
    if how == "reserve":
        left_out = draw(st.integers(0, len(listed)))
        return tuple(player for at, player in enumerate(listed) if at != left_out)[:boards]
    seated = draw(st.permutations([*listed, 0, 0]))[:boards]
    return tuple(seated)
