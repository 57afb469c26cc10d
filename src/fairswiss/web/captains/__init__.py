"""The page of a captain's phone: the line-up of the next match, behind a secret link."""
