"""Rate limits of phones: by link, by event, and by address for links that are not ours.

What a phone can write is bounded by the journal itself (:data:`fairswiss.desk.claims.MOST_TIMES`).
"""

from fairswiss.web.quotas import Pace

MOST_OF_LINK, MOST_OF_EVENT, MOST_WRONG = 60, 9_000, 30
MOST_OF_CHECK_IN, MOST_OF_ADDRESS = 1_200, 240
"""Requests in a minute."""
OF_LINK = Pace(MOST_OF_LINK, 60, name="link")
"""One phone looks every few seconds; somebody impatient more often."""
OF_EVENT = Pace(MOST_OF_EVENT, 60, name="event")
"""All phones of a large open together."""
WRONG = Pace(MOST_WRONG, 60, name="wrong")
"""Links that are not ours, by address. Genuine ones are never held up by them: a whole hall may share one address."""
OF_CHECK_IN = Pace(MOST_OF_CHECK_IN, 60, name="check-in")
"""All phones that check in at one event: each needs three or four requests."""
OF_ADDRESS = Pace(MOST_OF_ADDRESS, 60, name="check-in-address")
"""Phones that check in from one address: a whole hall may share it, and nobody tries out names by the thousand."""
PACES = (OF_LINK, OF_EVENT, WRONG, OF_CHECK_IN, OF_ADDRESS)
