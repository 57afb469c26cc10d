"""The option of the Dutch system of 2012."""

from fairswiss.kernel.options import Alternative, Choice

LOWEST_BRACKET = Choice(
    name="lowest_bracket",
    alternatives=(
        Alternative("2013", "a merged lowest bracket has the least sum of squared score differences (D.4)"),
        Alternative("2012", "as printed in 2012, it is ruled like any other last bracket"),
    ),
    help="Dutch 2012: a merged lowest bracket by D.4 of 2013, or as printed in 2012.",
    title="Dutch 2012: the lowest bracket",
    called="the lowest bracket",
)
