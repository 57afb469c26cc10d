"""Who may do what, written down apart from the code: the tests and the document compare both with it.

``all``: in every tournament, ``own``: where the appointment is, ``-``: nowhere. The first column is a chief arbiter who
was appointed to every tournament, or the owner of the machine; the next four have their role in one tournament alone.
"""

from fairswiss.desk.roles import Role

EVERYWHERE, NO_ROLE, LOGGED_OUT = "chief-everywhere", "no-role", "logged-out"
WHO = (EVERYWHERE, Role.CHIEF_ARBITER, Role.ARBITER, Role.RESULT_ENTRY, Role.VIEWER, NO_ROLE, LOGGED_OUT)
_WRITTEN = """
enter               all  all  all  all  all  all  all
see-public          all  all  all  all  all  all  all
claim               all  all  all  all  all  all  all
arrive              all  all  all  all  all  all  all
subscribe           all  all  all  all  all  all  all
accept-invitation   all  all  all  all  all  all  all
leave               all  all  all  all  all  all  -
change-password     all  all  all  all  all  all  -
secure-account      all  all  all  all  all  all  -
list-tournaments    all  all  all  all  all  all  -
see-tournament      all  own  own  own  own  -    -
see-explanations    all  own  own  own  own  -    -
print               all  own  own  own  own  -    -
enter-results       all  own  own  own  -    -    -
check-in            all  own  own  own  -    -    -
see-drafts          all  own  own  -    -    -    -
see-journal         all  own  own  -    -    -    -
change-players      all  own  own  -    -    -    -
pair                all  own  own  -    -    -    -
publish             all  own  own  -    -    -    -
print-links         all  own  own  -    -    -    -
undo                all  own  own  -    -    -    -
export              all  own  own  -    -    -    -
change-settings     all  own  -    -    -    -    -
delete-tournament   all  own  -    -    -    -    -
manage-people       all  own  -    -    -    -    -
create-tournament   all  -    -    -    -    -    -
change-rating-list  all  -    -    -    -    -    -
manage-accounts     all  -    -    -    -    -    -
see-design          all  -    -    -    -    -    -
"""
TABLE: dict[str, dict[str, str]] = {
    action: dict(zip(WHO, cells, strict=True)) for action, *cells in map(str.split, _WRITTEN.strip().splitlines())
}
CELLS = [(action, who, where) for action in TABLE for who in WHO for where in ("own", "other")]


def allowed(action: str, who: str, where: str) -> bool:
    """What the table says."""
    return TABLE[action][who] in ("all", where)
