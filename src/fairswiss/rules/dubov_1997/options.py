"""The options of the Dubov system of 1997."""

from fairswiss.kernel.options import Alternative, Choice, Waivers

UPFLOAT_LIMIT = Choice(
    name="upfloat_limit",
    alternatives=(
        Alternative("strict", "when 2.5 bars everyone in the next group, look further down", label="look further down"),
        Alternative("yield", "lift 2.5 in that group first, as Vega does", label="lift the limit in that group"),
    ),
    help="Dubov 2.5, if it bars a whole group: look further down, or lift it there.",
    title="Dubov: when no one may float up",
    called="the limit of upfloaters",
)
WAIVERS = Waivers(
    name="waivers",
    alternatives=(
        Alternative("2.2", "no one who already has a point without playing gets the bye"),
        Alternative("2.3", "the numbers of whites and blacks differ by at most two"),
        Alternative("2.4", "no third game in a row with the same colour"),
    ),
    help="Article the arbiter waives for this round; may be repeated.",
    meaning="2.2, 2.3 and 2.4 can be waived by the arbiter when no legal pairing exists",
    firm="2.1 can never be waived; 2.5 yields on its own when it must",
)
