"""The option of round robins in two cycles."""

from fairswiss.kernel.options import Alternative, Choice

FIRST_CYCLE = Choice(
    name="first_cycle",
    alternatives=(
        Alternative(
            "exchanged",
            "the last two rounds of the first cycle change places, so that no one has the same colour three times in "
            "a row",
            label="exchanged",
        ),
        Alternative("plain", "they stay", label="in the order of the table"),
    ),
    help="Double round robin: the last two rounds of the first cycle exchanged, or not.",
    title="Double round robin: the last two rounds of the first cycle",
    called="the order of the first cycle",
)
