"""The words of a prize-giving. Other languages are in :mod:`fairswiss.language`."""

from fairswiss.language import gettext

PRIZES_WORDS = {
    "title": "Prizes after round {round}",
    "title.event": "{event}, prizes after round {round}",
    "sheet": "Prizes",
    "sheet.working": "Working",
    "column.place": "Place",
    "column.number": "No",
    "column.name": "Name",
    "column.prize": "Prize",
    "column.amount": "Amount",
    "column.currency": "Amount ({currency})",
    "column.working": "Working",
    "money": "{amount} {currency}",
    "prize.main": "place {places}",
    "prize.category": "{category}, place {places}",
    "prize.gift": "{name}: {gift}",
    "range": "{first}–{last}",
    "list.main": "the main prizes",
    "list.category": "the prizes for {category}",
    "alone": "{prize}: {amount}.",
    "alone.shared": "{prize}: {total} for {count} players whom no tie-break separates: {amount} each, exactly {exact}.",
    "equal": "{prize}: {total} for {count} players with equal points: {exact} each.",
    "hort": "{prize}: {total} for {count} players with equal points. Half of the own prize ({own}) and half of an "
    "equal part ({equal}): {exact}.",
    "hort.alike": "The tie-breaks do not separate all of them: those with the same place have equal own prizes.",
    "rounded": "Rounded to {amount}: cents that are left over go to the largest remainders, then by place.",
    "pool": "{prize}: a pool of {total} for {count} players with equal points: {exact} each.",
    "summed": "{parts} = {total}",
    "special": "{name}, awarded by the organiser.",
    "passed.dearer": "Left {list}, where it would have been {offered}, for {taken}: one prize per player, the higher.",
    "passed.games": "No prize from {list}: {games} games are required.",
    "heading": "{player}: {amount}",
    "heading.none": "{player}: no prize",
    "total": "Declared {declared}, paid {paid}, left over {kept}.",
    "left": "No player for {prize}: {amount} is left over.",
    "unawarded": "Not awarded yet: {name}.",
    "sharing.none": "Prizes by place; only players whom no tie-break separates share.",
    "sharing.equal": "Players with equal points share the prizes of their places equally.",
    "sharing.hort": "Players with equal points share by Hort: half of the own prize, half of an equal part.",
    "doubles.higher": "One prize per player: the higher of those within reach, from the top down. A player who "
    "takes a prize of one list leaves the others, and their pots are computed again.",
    "doubles.all": "The prizes of several lists add up.",
    "doubles.pooled": "Players with equal points pool one prize each, the dearest, and share equally, unless prizes of "
    "their own category pay them more (US Chess, 32B3).",
    "least": "Prizes of lists require {games} games played.",
    "provisional": "The event is not over: these prizes are provisional.",
    "none": "No prizes are declared.",
}


def prizes_phrase(name: str, /, **values: object) -> str:
    """The words of that name with the values in their places."""
    return gettext(PRIZES_WORDS[name], context=f"prizes.{name}", **values)
