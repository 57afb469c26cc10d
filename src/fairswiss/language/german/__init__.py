"""German. The terms are those of docs/reference/german-terms.md.

Tables by name: ``messages`` are found by their English text, the others have the names of the English tables in
:mod:`fairswiss.rendering`. May import nothing but its own tables.
"""

from fairswiss.language.german.drawing import DRAWING
from fairswiss.language.german.facts import FACTS
from fairswiss.language.german.keeping import KEEPING
from fairswiss.language.german.lists import LISTS
from fairswiss.language.german.messages import MESSAGES
from fairswiss.language.german.official import OFFICIAL
from fairswiss.language.german.pairing import PAIRING
from fairswiss.language.german.proof import PROOF
from fairswiss.language.german.ratings import RATINGS
from fairswiss.language.german.reports import REPORTS
from fairswiss.language.german.sheets import SHEETS
from fairswiss.language.german.standings import STANDINGS

TABLES = {
    "messages": MESSAGES | KEEPING | REPORTS | LISTS | FACTS | OFFICIAL | PROOF,
    "pairing": PAIRING,
    "standings": STANDINGS,
    "ratings": RATINGS,
    "sheets": SHEETS,
    "drawing": DRAWING,
}
