"""The list of events, a new one, one taken over from a report or a copy, and what is announced."""
