"""The words of this edition alone, in English."""

from fairswiss.why.messages import Words

_ENGLISH = {
    # -- groups --
    "head.group.floated-in": "Score group of {score}: {players}, and {floaters} floated in",
    "group.floated-in": "Floated in: {players}",
    "about.scrutiny": "Score group of {score}: {text}",
    # -- steps --
    "event.floats.alone": "{one} can meet no one in this group and floats {way}",
    "event.floats.a": "{one} floats {way}: the group cannot pair everyone. {one} floated in already, and no one in "
    "the next group can be met, but no one else can be spared",
    "event.floats.b": "{one} floats {way}: the group cannot pair everyone. {one} floated in already, but no one else "
    "can be spared",
    "event.floats.c": "{one} floats {way}: the group cannot pair everyone. No one who can be spared finds an opponent "
    "in the next group",
    "event.floats.d": "{one} floats {way}: the group cannot pair everyone",
    "event.floats.d.colour": "{one} floats {way}: the group cannot pair everyone, and more here are due {more}",
    "way.down": "down",
    "way.up": "up",
    "event.cracked": "The median cannot be paired. {from_above} floated in from above and {from_below} from below: "
    "the pairing {one} – {two}, made above it, is cracked, and both join the median",
    "event.cracked.below": "The median cannot be paired. {from_above} floated in from above and {from_below} from "
    "below: the pairing {one} – {two}, made below it, is cracked, and both join the median",
    "event.proposed": "Proposed: {upper} against {lower}, looked at from the highest numbered",
    "event.proposed.up": "Proposed: {upper} against {lower}, looked at from the lowest numbered",
    "event.incoming-paired": "{one} floated in from below and is paired with {two}",
    "event.incoming-paired.above": "{one} floated in from above and is paired with {two}",
    "event.scrutinised": "{one} – {two}, as proposed",
    "event.scrutinised.passed": "{one} – {two}: the first who can be taken",
    # -- passed over --
    "passed.rest-of-group": "the rest of the group could not be paired then",
    "passed.same-colour-due": "due the same colour, and someone due the other one can be taken",
    "passed.rated-apart": "rated more than 100 points apart from the first who can be taken",
    "passed.no-opponent-there": "can meet no one in the next group who is not needed by another floater",
    "passed.other-colour-due": "not due the colour that more here are due",
    # -- colours --
    "rule.lower-ranked": "equal preferences and colours, below the median; {player}, ranked lower, has the preferred "
    "colour",
    # -- answers --
    "answer.lower-on-list": "Both of you are owed {colour} and have had the same colours, game by game. Below the "
    "middle group the one lower on the list has the choice: {winner}, no. {place} on the list, and not no. "
    "{other_place}.",
    "answer.lower-on-list.points": "Both of you are owed {colour} and have had the same colours, game by game. Below "
    "the middle group the one with fewer points has the choice: {winner}, with {fewer} against {more}.",
    "answer.in-halves": "{count} players of the group of {points} play each other. The upper half of their list plays "
    "the lower half in order, no. 1 against no. {second} and so on. You are no. {place}, {other} is no. "
    "{other_place}.",
    "answer.in-halves.2": "In the group of {points}, only you and {other} are left to play each other.",
    "answer.first-found": "Paired simply by the list, {chooser} would play {usual}. {against} The next possible "
    "opponent is {taken}.",
    "answer.first-found.again": "{pairs} pairs of the group were made before. The rest of the list is halved again: "
    "{chooser} and {taken} are opposite each other.",
    "answer.first-found.again.1": "1 pair of the group was made before. The rest of the list is halved again: "
    "{chooser} and {taken} are opposite each other.",
    "answer.visitor": "You come from the group of {own} to the group of {points}. Opponents are tried {end}: the first "
    "possible one is {other}, no. {place} of {size} from there.",
    "answer.visitor.owed": "You come from the group of {own} to the group of {points}. Opponents are tried {end}: the "
    "first possible one who is owed {colour} is {other}, no. {place} of {size} from there.",
    "answer.visitor.1": "You come from the group of {own} to the group of {points}: {other} is the only one there.",
    "answer.visitor.host": "{other} comes from the group of {own} to the group of {points}. Opponents are tried {end}: "
    "the first possible one is you, no. {place} of {size} from there.",
    "answer.visitor.host.owed": "{other} comes from the group of {own} to the group of {points}. Opponents are tried "
    "{end}: the first possible one who is owed {colour} is you, no. {place} of {size} from there.",
    "answer.visitor.host.1": "{other} comes from the group of {own} to the group of {points}: you are the only one "
    "there.",
    "answer.guests": "You come from the group of {own}, {other} from the group of {theirs}. Both had to leave their "
    "groups and play in the middle one, the group of {points} (players there: {size}).",
    "answer.guests.0": "You come from the group of {own}, {other} from the group of {theirs}. Both had to leave their "
    "groups and meet in the middle, at {points}, where there is no one else.",
    "answer.from-top": "from the top of the list",
    "answer.from-bottom": "from the bottom of the list",
    "answer.moved.alone": "None of the other {count} players in the group of {points} can play {who}.",
    "answer.moved.alone.1": "The only other player in the group of {points} cannot play {who}.",
    "answer.moved.alone.0": "No one else is in the group of {points}, so {who} had to leave it.",
    "answer.moved.down": "The {count} players in the group of {points} cannot all play each other, so at least one "
    "has to play someone from the group below. By the order of the list that would be {usual}. {against} So it is "
    "{who}.",
    "answer.moved.up": "The {count} players in the group of {points} cannot all play each other, so at least one has "
    "to play someone from the group above. By the order of the list that would be {usual}. {against} So it is {who}.",
    "answer.moved.down.listed": "The {count} players in the group of {points} cannot all play each other, so at least "
    "one has to play someone from the group below. Of those who can be spared, {who} came last on the list.",
    "answer.moved.up.listed": "The {count} players in the group of {points} cannot all play each other, so at least "
    "one has to play someone from the group above. Of those who can be spared, {who} came first on the list.",
    "answer.taken-back": "The middle group, that of {points} (players there: {size}), could not be paired on its own. "
    "So the earlier pairing of {who} and {partner} was undone, and both joined that group.",
    "answer.against.rest-of-group": "Then not everyone else in the group could be paired.",
    "answer.against.same-wish": "They are both owed {colour}, and someone not owed {colour} was possible.",
    "answer.against.same-wish.you": "You are both owed {colour}, and someone not owed {colour} was possible.",
    "answer.against.rated-apart": "The colours would have fitted, but the ratings are too far apart to skip someone.",
    "answer.against.none-there": "{who} would have found no opponent in the next group.",
    "answer.against.other-wish": "More players of the group are owed {colour} than the other colour, and {who} is not "
    "one of them.",
    "answer.fact.rest-of-group": "Needed by the others of the group, who could not all be paired otherwise: {names}.",
    "answer.fact.same-wish": "Owed {colour} too: {names}.",
    "answer.fact.rated-apart": "Rated too far apart: {names}.",
    "answer.fact.none-there": "Would have found no opponent in the next group: {names}.",
    "answer.fact.other-wish": "Not owed {colour}, the colour that more players of the group are owed: {names}.",
}
WORDS = Words(_ENGLISH)
