"""A recipe to start from, the same as ``examples/study-small.toml``."""

EXAMPLE = """\
# A small study: half a minute on a laptop.
name = "Five rounds at the club"
rounds = [5]
systems = ["dubov-1997", "dutch-2026"]
tournaments = 100          # of each field, length and system
first_seed = 1             # the same seeds, and so the same luck, for every system
tie_breaks = "BH/C1,BH,SB"
measures = ["kendall", "winner", "performance_order", "aro_spread", "floats", "colour_difference", "tie_breaks"]

[[fields]]
name = "club"
players = 24
mean = 1700                # true strengths: normal, with this mean and standard deviation
spread = 250
rating_error = 80          # ratings miss true strength by so much (standard deviation)

[results]
model = "milvang"          # draws and White's advantage follow from the ratings

[absences]
half_byes = 40             # one player in so many
withdrawals = 100
"""
