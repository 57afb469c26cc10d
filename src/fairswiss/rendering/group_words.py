"""The words about groups that shall not meet, by name. Other languages are in :mod:`fairswiss.language`."""

GROUP_WORDS = {
    "event.group-gave-way": "{players} should not meet if possible, but the round cannot be paired with them "
    "kept apart: in this round they may meet",
    "event.group-gave-way.club": "Players of the club {name} ({players}) should not meet if possible, but the round "
    "cannot be paired with them kept apart: in this round they may meet",
    "event.group-gave-way.federation": "Players of {name} ({players}) should not meet if possible, but the round "
    "cannot be paired with them kept apart: in this round they may meet",
    "event.group-gave-way.group": "The group {name} ({players}) should not meet if possible, but the round cannot be "
    "paired with them kept apart: in this round they may meet",
    "event.group-gave-way.family": "The family {name} ({players}) should not meet if possible, but the round cannot be "
    "paired with them kept apart: in this round they may meet",
    "passed.forbidden.family": "of the same family, which is kept apart",
    "passed.forbidden.club": "of the same club, which is kept apart",
    "passed.forbidden.federation": "of the same federation, which is kept apart",
    "passed.forbidden.group": "in a group that the arbiter keeps apart",
}
