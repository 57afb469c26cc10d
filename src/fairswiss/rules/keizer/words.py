"""The words of this system alone, in English: steps, obstacles, colours, verdicts, answers."""

from fairswiss.why.messages import Words

_ENGLISH = {
    # -- the list --
    "column.total": "Keizer",
    "column.value": "Value",
    "legend.total": "Keizer: the points of the ladder, the own value and what the rounds brought.",
    "legend.value": "Value: what a win against this player brings in the next round.",
    "known.total": "{total} Keizer points",
    "known.value": "value {value}",
    # -- standings --
    "standings.title": "Keizer points; no FIDE system",
    "standings.total": "Keizer points: the own value and what the rounds brought",
    "standings.value": "value in the next round",
    "what.own": "own value",
    "what.win": "game won",
    "what.draw": "game drawn",
    "what.loss": "game lost",
    "what.bye": "sat out",
    "what.club": "match for the club",
    "what.announced": "absence announced",
    "what.over-limit": "absence over the limit",
    "what.unannounced": "absence not announced, or not joined yet",
    "what.withdrawn": "game against a player who has withdrawn since",
    "what.rounding": "rounding",
    # -- steps --
    "event.loosened": "By the house rules not everyone could be paired. In this round {what}",
    "loosened.gap": "{now} rounds between two games of the same two are enough, instead of {gap}",
    "loosened.colours": "the limit of equal colours in a row does not hold",
    "loosened.meetings": "two may meet more often than usual",
    "event.sits-out": "{present} players are present, an odd number: {one}, no. {place} of them, sits out, as the last "
    "on the ladder",
    "event.sits-out.fewest": "{present} players are present, an odd number: {one}, no. {place} of them, sits out, as "
    "the last on the ladder of those who have sat out least often ({byes} so far)",
    "event.ladder-paired": "{one}, no. {place} of those present, plays the nearest below: {two}, no. {other_place}",
    "event.ladder-paired.passed": "{one}, no. {place} of those present, plays the nearest below who can be met: {two}, "
    "no. {other_place}",
    # -- obstacles --
    "passed.met-lately": "met in round {round}, and {gap} rounds have to lie between",
    "passed.met-often": "met as often as allowed: {times}",
    "passed.colour-run": "both had {colour} in their last {times} games, as often as allowed",
    # -- colours --
    "rule.fewer-whites": "games with White minus games with Black are {white_balance} against {black_balance}: White "
    "to the lower figure",
    "rule.return-game": "both are level; the colours of their last game, in round {round}, are reversed",
    "rule.lower-on-ladder": "both are level; White to the lower on the ladder, no. {white_place} against "
    "no. {black_place}",
    "rule.run-ends": "{player} has had {colour} in the last {times} games, as often as allowed",
    # -- verdicts --
    "verdict.met-lately": "they met in round {round}, and {gap} rounds have to lie between",
    "verdict.met-often": "they have met {times} times, as often as allowed",
    "verdict.colour-run": "both had {colour} in their last {times} games, as often as allowed",
    "verdict.not-nearest": "{chooser} plays {taken}, who is nearer below than {left}",
    "verdict.taken-from-above": "{chooser}, higher on the ladder, was paired first and plays {taken}",
    "verdict.dead-end.ladder": "{chooser} plays {taken}; with {left} the rest of the round could not be paired",
    "difference.off-ladder": "from the top of the ladder, the recorded round and the rules differ first at {one} "
    "and {two}: {why}",
    "difference.kept-apart": "{one} and {two} may not meet in this round: {why}",
    "difference.ladder-bye": "in the recorded round {one} sits out, no. {recorded} of those present; by the rules "
    "{two} does, no. {rules}",
    # -- answers --
    "answer.nearest": "Pairing goes down the ladder: the highest player left plays the nearest possible one below. "
    "{other} is no. {place} of those present and was paired before you; you are no. {other_place}, the nearest one "
    "possible.",
    "answer.nearest.you": "Pairing goes down the ladder: the highest player left plays the nearest possible one below. "
    "You are no. {place} of those present, and {other}, no. {other_place}, is the nearest one possible for you.",
    "answer.fewer-whites": "White goes to the one who has had it less often compared with Black. {white}: White "
    "{whites}, Black {blacks}; {black}: White {other_whites}, Black {other_blacks}.",
    "answer.return-game": "For both of you the difference between games with White and games with Black is the same. "
    "You two last played in round {round}; now the colours are reversed.",
    "answer.lower-on-ladder": "For both of you the difference between games with White and games with Black is the "
    "same. Then White goes to the one lower on the ladder: {white}, no. {white_place}, against {black}, no. "
    "{black_place}.",
    "answer.run-ends": "{who} has had {colour} {times} in a row, as often as this club allows, and gets the other "
    "colour.",
    "answer.run-ends.you": "You have had {colour} {times} in a row, as often as this club allows, and get the other "
    "colour.",
    "answer.sits-out": "{present} players are here, so one sits out. In this club that is the last on the ladder, and "
    "you are no. {place}.",
    "answer.sits-out.fewest": "{present} players are here, so one sits out: of those who have done so least often so "
    "far ({byes}), the last on the ladder. That is you, no. {place}.",
    "answer.other-sits-out": "{present} players are here, so one sits out. {bye} is lower on the ladder: "
    "no. {bye_place}, and you are no. {place}.",
    "answer.other-sits-out.more": "{present} players are here, so one sits out: one of those who have sat out least "
    "often. You have sat out {byes}, {bye} {bye_byes}.",
    "answer.other-sits-out.needed": "{present} players are here, so one sits out, and it could not be you. {against}",
    "answer.against.met-lately": "They played each other in round {round}, and at least {gap} rounds must come between "
    "two games of the same players.",
    "answer.against.met-lately.you": "You two played each other in round {round}, and at least {gap} rounds must come "
    "between two games of the same players.",
    "answer.against.met-often": "They have played {times}, as often as this club allows.",
    "answer.against.met-often.you": "You two have played {times}, as often as this club allows.",
    "answer.against.colour-run": "Both have had {colour} {times} in a row, as often as this club allows.",
    "answer.against.not-nearest": "{chooser} was paired first, and {taken} is nearer on the ladder.",
    "answer.against.taken-from-above": "{chooser} is higher on the ladder, was paired first, and the nearest there was "
    "{taken}.",
    "answer.fact.met-lately": "Played too recently: {names}.",
    "answer.fact.met-often": "Played as often as this club allows: {names}.",
    "answer.fact.colour-run": "Had the same colour in a row as often as allowed, too: {names}.",
}
WORDS = Words(_ENGLISH)
