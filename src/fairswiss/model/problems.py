"""One problem of some input: what, where, why, and what to do about it."""

from enum import StrEnum
from typing import NamedTuple

from fairswiss.language import gettext


class Severity(StrEnum):
    """An error stops the work; a warning is told and the work goes on."""

    ERROR = "error"
    WARNING = "warning"


class Remedy(StrEnum):
    """A way out that each skin words in its own terms, with the facts of the error."""

    STATE_ROUNDS = "state-rounds"
    MORE_ROUNDS = "more-rounds"
    CORRECT_PLAN = "correct-plan"
    LOOK_AT_ROUND = "look-at-round"
    ENTER_RESULTS = "enter-results"
    STATE_LOT = "state-lot"
    CHOOSE_SYSTEM = "choose-system"
    SEE_SYSTEMS = "see-systems"
    WAIVE = "waive"
    CHECK_ROUNDS = "check-rounds"
    TEAM_STANDINGS = "team-standings"
    STATE_TIE_BREAKS = "state-tie-breaks"
    STATE_KIND = "state-kind"
    STATE_CHARSET = "state-charset"
    NAME_COLUMN = "name-column"
    IMPORT_RATING_LIST = "import-rating-list"
    FEWER_PROCESSES = "fewer-processes"
    VERIFY_JOURNAL = "verify-journal"
    RESTORE_JOURNAL = "restore-journal"
    EXPORT_KEY = "export-key"
    RESCUE = "rescue"
    REPEAT_AFTERWARDS = "repeat-afterwards"
    FINISH_RESCUE = "finish-rescue"
    NAME_FOLDER = "name-folder"
    NAME_ADDRESS = "name-address"
    NAME_CERTIFICATE = "name-certificate"
    CHOOSE_PORT = "choose-port"


class Where(NamedTuple):
    """The place of a problem; 0 stands for "does not apply". Lines and columns count from 1."""

    line: int = 0
    column: int = 0
    player: int = 0
    round: int = 0

    def __str__(self) -> str:
        parts = [f"{gettext(label)} {value}" for label, value in zip(self._fields, self, strict=True) if value]
        return ", ".join(parts)


class Problem(NamedTuple):
    """One thing wrong with some input."""

    what: str
    why: str = ""
    remedy: str = ""
    where: Where = Where()
    severity: Severity = Severity.ERROR
    way: Remedy | None = None
    """The same remedy as a value, where a skin has more to say of it."""

    def __str__(self) -> str:
        place = f"{self.where}: " if any(self.where) else ""
        reason = f" ({self.why})" if self.why else ""
        advice = f" -> {self.remedy}" if self.remedy else ""
        return f"{gettext(self.severity.value)}: {place}{self.what}{reason}{advice}"
