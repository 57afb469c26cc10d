"""Pages of teams: the list, a team, its line-ups, and matches that were not played."""
