"""The words of this system alone, in English: the colours of the first board."""

from fairswiss.why.messages import Words
from fairswiss.why.voices import Voice

_ENGLISH = {
    "team.first.points": "more points",
    "team.first.second": "equal points, better second score",
    "team.first.number": "equal points, smaller number",
    "team.odd": "an odd number",
    "team.even": "an even number",
    "rule.team-initial": "neither has had a colour on the first board; {player} ({first}) is no. {place}, {parity}: "
    "odd numbers get the drawn initial colour, even ones the other",
    "rule.team-strong": "both prefer the same colour, and only {player} does so strongly",
    "rule.team-difference": "matches with White minus matches with Black are {white_difference} against "
    "{black_difference}: White to the lower figure",
    "rule.team-last-difference": "equal claims and equal differences; their colours, {white} and {black}, are compared "
    "from the last match back, and the first difference is reversed",
    "rule.team-first-claim": "equal claims and colours; {player} ({first}) has the preferred colour, {colour}",
    "rule.team-first-last": "no claims and equal colours; {player} ({first}) had {colour} last and has the other "
    "colour now",
    "rule.team-only-last": "only {player} has had a colour, {colour} last, and has the other one now",
    "answer.team-initial": "Neither team has had a colour yet. {who} ({first}) is no. {place}, {parity}, and gets "
    "{colour} on the first board, as drawn before round 1.",
    "answer.team-initial.you": "Neither team has had a colour yet. You ({first}) are no. {place}, {parity}, and get "
    "{colour} on the first board, as drawn before round 1.",
    "answer.team-strong.running": "Both teams are owed {colour} on the first board, {who} more urgently: it had {had} "
    "there in its last two matches. {who}: White {whites}, Black {blacks}; {other}: White {other_whites}, Black "
    "{other_blacks}.",
    "answer.team-strong": "Both teams are owed {colour} on the first board, {who} more urgently. {who}: White "
    "{whites}, Black {blacks}; {other}: White {other_whites}, Black {other_blacks}.",
    "answer.team-difference": "White on the first board goes to the team that has had it less often compared with "
    "Black. {white}: White {whites}, Black {blacks}; {black}: White {other_whites}, Black {other_blacks}.",
    "answer.team-last-difference": "Neither team has the better claim, and compared with Black both have had White "
    "equally often. {back} matches back {white} had Black and {black} had White on the first board: now it is the "
    "other way round.",
    "answer.team-last-difference.1": "Neither team has the better claim, and compared with Black both have had White "
    "equally often. In their last matches {white} had Black and {black} had White on the first board: now it is "
    "the other way round.",
    "answer.team-first-claim": "Both teams are owed {colour} on the first board and have had the same colours, match "
    "by match. {who} gets it ({first}).",
    "answer.team-first-claim.you": "Both teams are owed {colour} on the first board and have had the same colours, "
    "match by match. You get it ({first}).",
    "answer.team-first-last": "Neither team is owed a colour, and both have had the same ones, match by match. {who} "
    "({first}) had {colour} on the first board last time and gets the other colour.",
    "answer.team-first-last.you": "Neither team is owed a colour, and both have had the same ones, match by match. "
    "You ({first}) had {colour} on the first board last time and get the other colour.",
    "answer.team-only-last": "So far only {who} has had a colour, {colour} last, and gets the other one now.",
    "answer.team-only-last.you": "So far only you have had a colour, {colour} last, and get the other one now.",
}
WORDS = Words(_ENGLISH)
VOICE = Voice(WORDS)
