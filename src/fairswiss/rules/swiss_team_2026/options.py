"""The option of the team system: what its text says in two ways."""

from fairswiss.kernel.options import Alternative, Choice

LEVEL_IN_LAST_ROUND = Choice(
    name="level_in_last_round",
    alternatives=(
        Alternative("strong-stays", "after two matches with the same colour the claim is strong, as always"),
        Alternative("none", "a team that is level has no claim at all", label="no claim"),
    ),
    help="Swiss team system, type B: the claim of a team that is level between the colours, in the last round.",
    title="Swiss team system, type B: the claim of a level team in the last round",
    called="the claim of a level team in the last round",
)
"""Reading 3: 1.7.2 gives such a team a strong claim in one sentence and none in another."""
