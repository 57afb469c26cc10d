"""The roles, apart from Django, so that the command line can name them before it needs anything else."""

from enum import StrEnum


class Role(StrEnum):
    """The role of an account in a tournament."""

    CHIEF_ARBITER = "chief-arbiter"
    ARBITER = "arbiter"
    RESULT_ENTRY = "result-entry"
    VIEWER = "viewer"
