"""Events of teams: matches, line-ups, boards, and the event told team by team."""
