"""The words of the sheets, in the language of the reader."""

from collections.abc import Mapping
from types import MappingProxyType

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

WORDS: Mapping[str, "Promise | str"] = MappingProxyType(
    {
        "draft": _("Draft"),
        "sheet.pairings": _("Pairings of round %(round)s"),
        "sheet.names": _("Round %(round)s by name"),
        "sheet.players.before": _("Players"),
        "sheet.standings": _("Standings after round %(round)s"),
        "sheet.standings.before": _("Standings before the first round"),
        "sheet.cross": _("Cross table after round %(round)s"),
        "sheet.cross.before": _("Cross table before the first round"),
        "sheet.slips": _("Result slips of round %(round)s"),
        "sheet.aro": _("What is known before round %(round)s"),
        "sheet.round": _("How round %(round)s came about"),
        "column.board": pgettext_lazy("column", "Board"),
        "column.number": pgettext_lazy("column", "No."),
        "column.title": pgettext_lazy("column", "Title"),
        "column.name": pgettext_lazy("column", "Name"),
        "column.white": pgettext_lazy("column", "White"),
        "column.black": pgettext_lazy("column", "Black"),
        "column.rating": pgettext_lazy("column", "Rating"),
        "column.federation": pgettext_lazy("column", "Fed."),
        "column.born": pgettext_lazy("column", "Born"),
        "column.points": pgettext_lazy("column", "Points"),
        "column.result": pgettext_lazy("column", "Result"),
        "column.colour": pgettext_lazy("column", "Colour"),
        "column.opponent": pgettext_lazy("column", "Opponent"),
        "column.opponents": pgettext_lazy("column", "Opponents"),
        "column.place": pgettext_lazy("column", "Place"),
        "column.aro": pgettext_lazy("column", "ARO"),
        "column.due": pgettext_lazy("column", "Due colour"),
        "column.colours": pgettext_lazy("column", "Colours"),
        "colour.w": pgettext_lazy("colour", "White"),
        "colour.b": pgettext_lazy("colour", "Black"),
        "turn.w": pgettext_lazy("cross table", "%(place)sw%(result)s"),
        "turn.b": pgettext_lazy("cross table", "%(place)sb%(result)s"),
        "bye.U": _("pairing-allocated bye"),
        "bye.F": _("full-point bye"),
        "bye.H": _("half-point bye"),
        "bye.Z": _("absent"),
        "result.unrated": _("%(result)s (not rated)"),
        "remark.open": _("Games whose results have not come in yet: %(count)s. They count for nothing."),
        "remark.outside": _("This event has left FIDE mode."),
        "remark.shared": _("Those whom no tie-break separates share a place."),
        "remark.cross": _(
            "12w1 is a win with White against the player in place 12, b is Black; – is a round without an opponent."
        ),
        "site.overview": _("Overview"),
        "site.players": _("Players"),
        "site.standings": _("Standings"),
        "site.cross": _("Cross table"),
        "site.round": _("Round %(round)s"),
        "site.boards": _("By board"),
        "site.names": _("By name"),
        "site.why": _("How it came about"),
        "site.rounds": _("Rounds"),
        "site.system": _("System"),
        "site.pace": _("Rate of play"),
        "site.arbiter": _("Chief arbiter"),
        "site.held": _("Date"),
        "site.city": _("City"),
        "site.data": _("Data"),
        "site.contents": _("Contents"),
        "site.report": _("Tournament report (TRF26)"),
        "site.skip": _("Skip to the content"),
        "site.made": _("Made with fairswiss"),
        "slip.board": pgettext_lazy("slip", "Board"),
        "slip.white": pgettext_lazy("slip", "White"),
        "slip.black": pgettext_lazy("slip", "Black"),
        "slip.round": pgettext_lazy("slip", "Round"),
        "slip.signature": pgettext_lazy("slip", "Signature"),
        "slip.result": pgettext_lazy("slip", "Result"),
        "slip.scan": pgettext_lazy("slip", "Result by phone"),
    }
)


def words(key: str) -> str:
    """The text behind a key."""
    return str(WORDS[key])
