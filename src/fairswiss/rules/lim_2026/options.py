"""The option of the Lim system."""

from fairswiss.kernel.options import Alternative, Choice

MAXI_TOURNAMENT = Choice(
    name="maxi_tournament",
    alternatives=(
        Alternative("no", "colours are weighed whatever the ratings are", label="not declared"),
        Alternative(
            "yes",
            "no one is skipped for colour in favour of a player rated more than 100 points apart",
            label="declared",
        ),
    ),
    help="Lim 3.2.3, 3.8, 5.7: declare a maxi-tournament, with its limit of 100 rating points.",
    title="Lim: maxi-tournament",
    called="the maxi-tournament",
)
"""Declared by the organiser, never guessed from the field (reading 19)."""
