"""PRIZES: who gets how much, by which prizes, and why not by others.

May import: model. Must never use a float, read a file, ask the clock or draw a lot: amounts are whole cents,
parts of them exact fractions until they are rounded, and the sum of all that is paid and all that is left over is
always what was declared.
"""

from fairswiss.prizes.giving import given
from fairswiss.prizes.kinds import Contender, Passed, Pot, PrizeAt, PrizeGiving, Reason, Share, SpecialAward

__all__ = ["Contender", "Passed", "Pot", "PrizeAt", "PrizeGiving", "Reason", "Share", "SpecialAward", "given"]
