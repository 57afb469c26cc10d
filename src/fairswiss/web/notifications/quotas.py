"""Rate limits of those who ask for messages: by e-mail address, by the address they come from, and by event."""

from fairswiss.web.quotas import Pace

MOST_TO_ONE, MOST_FROM_ADDRESS, MOST_OF_EVENT = 3, 60, 600
TO_ONE = Pace(MOST_TO_ONE, 24 * 60 * 60, name="mail-to-one")
"""Messages to confirm a request that one e-mail address gets in a day: nobody is flooded by someone else."""
FROM_ADDRESS = Pace(MOST_FROM_ADDRESS, 600, name="mail-from-address")
"""Requests from one address in ten minutes: a whole hall may share it."""
OF_EVENT = Pace(MOST_OF_EVENT, 60 * 60, name="mail-of-event")
"""Requests about one event in an hour."""
PACES = (TO_ONE, FROM_ADDRESS, OF_EVENT)
