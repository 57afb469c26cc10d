"""The words of answers about what was against somebody. ``.you`` is a variant for the asker."""

AGAINST_WORDS = {
    # -- against somebody, as a sentence --
    "answer.against.met": "They have played each other already, in round {round}.",
    "answer.against.met.you": "You two have played already, in round {round}.",
    "answer.against.forbidden": "The arbiter keeps them apart.",
    "answer.against.forbidden.you": "The arbiter keeps you two apart.",
    "answer.against.forbidden.family": "They are of the same family and are kept apart.",
    "answer.against.forbidden.family.you": "You two are of the same family and are kept apart.",
    "answer.against.forbidden.club": "They are of the same club and are kept apart.",
    "answer.against.forbidden.club.you": "You two are of the same club and are kept apart.",
    "answer.against.forbidden.federation": "They are of the same federation and are kept apart.",
    "answer.against.forbidden.federation.you": "You two are of the same federation and are kept apart.",
    "answer.against.forbidden.group": "They are in a group that the arbiter keeps apart.",
    "answer.against.forbidden.group.you": "You two are in a group that the arbiter keeps apart.",
    "answer.against.same-colour": "Both would need {colour}.",
    "answer.against.same-colour.you": "You would both need {colour}.",
    "answer.against.same-colour.none": "No colours would fit both of them.",
    "answer.against.same-colour.none.you": "No colours would fit both of you.",
    "answer.against.played-up": "{who} has played someone with more points {times} already, as often as allowed.",
    "answer.against.played-up.last": "{who} played someone with more points in the last round, and no one should do "
    "so twice in a row.",
    "answer.against.had-point": "{who} got a point without playing in round {round}.",
    "answer.against.dead-end": "Then not everyone else could be paired.",
    "answer.against.dead-end.bye": "Then not everyone else could be paired: {bye} has the bye, which is given before "
    "anyone is paired.",
    "answer.against.dead-end.groups": "Then the groups below could not be paired as they are.",
    "answer.against.no-rows": "Then not everyone in the group who should get White could play someone who should get "
    "Black.",
    "answer.against.none-above": "{who} cannot play anyone in the group above.",
    "answer.against.not-pairable": "With {who}, not everyone in the group above could be paired.",
    "answer.against.needed": "{who} is needed to make {pairs} inside the group.",
    "answer.against.colour-fixed": "{who} must have {colour}.",
    "answer.against.higher-bye": "Then the bye would go to someone with more points.",
    "answer.against.higher-bye.barred": "Then the bye would go to someone who has had points without playing before.",
    "answer.against.later": "That would be just as good otherwise, but would follow the list less closely.",
    "answer.against.later.up": "Then others would have to come up from below, and those who do so now are higher on "
    "the list.",
    "answer.against.chosen-first": "{chooser} was paired first, and {taken} was the first possible opponent.",
    "answer.against.after": "{chooser} is paired with the first possible opponent in order, and {first} came first.",
    "answer.against.same-side": "In their group, both are on the {colour} side.",
    "answer.against.other-points": "They are in different groups, with {points} and {others}, and each group is paired "
    "within itself as far as possible.",
    "answer.against.not-there": "{paired} already had an opponent before these two could be paired.",
    "answer.against.both-left": "Their group could not pair everyone, and both had to play someone from below so "
    "that the others could play each other.",
    "answer.against.both-left.you": "Your group could not pair everyone, and both of you had to play someone from "
    "below so that the others could play each other.",
    "answer.against.same-half.upper": "In round 1 the upper half of the list plays the lower half, and both are in "
    "the upper half.",
    "answer.against.same-half": "In round 1 the upper half of the list plays the lower half, and both are in the "
    "lower half.",
    "answer.against.other-row": "In round 1 the halves of the list are paired in order, and these two are no. "
    "{place} of the one half and no. {other_place} of the other.",
    "answer.against.other-rounds": "According to the table, they meet in round {rounds}.",
    "answer.against.other-rounds.you": "According to the table, you two meet in round {rounds}.",
    "answer.against.other-rounds.more": "According to the table, they meet in rounds {rounds}.",
    "answer.against.other-rounds.more.you": "According to the table, you two meet in rounds {rounds}.",
    "answer.against.absent": "{who} does not take part in this round.",
    "answer.against.has-bye": "{who} has the bye.",
    "answer.against.paired-already": "They do play each other, on board {board}.",
    # -- facts about others, grouped --
    "answer.fact.met": "Already played: {names}.",
    "answer.fact.forbidden": "Kept apart by the arbiter: {names}.",
    "answer.fact.forbidden.family": "Of the same family, which is kept apart: {names}.",
    "answer.fact.forbidden.club": "Of the same club, which is kept apart: {names}.",
    "answer.fact.forbidden.federation": "Of the same federation, which is kept apart: {names}.",
    "answer.fact.forbidden.group": "In a group that the arbiter keeps apart: {names}.",
    "answer.fact.same-colour": "Would need {colour} as well: {names}.",
    "answer.fact.same-colour.none": "No colours would fit: {names}.",
    "answer.fact.played-up": "Played someone with more points last round, or as often as allowed: {names}.",
    "answer.fact.had-point": "Had a point without playing: {names}.",
    "answer.fact.dead-end": "Needed by the others, who could not all be paired otherwise: {names}.",
    "answer.fact.no-rows": "Needed by others of the group, who could not all be paired otherwise: {names}.",
    "answer.fact.none-above": "Cannot play anyone in the group above: {names}.",
    "answer.fact.not-pairable": "Would not have made it possible to pair everyone in the group above: {names}.",
    "answer.fact.needed": "Needed for the pairs inside the group: {names}.",
    "answer.fact.one": "{name}: {against}",
    "answer.fact.for": "Ruled out for {name}. {fact}",
    "answer.fact.accelerated": "Points are counted with the extra points of the first rounds.",
    "answer.fault.group": "Pairing the whole group by the list does not work. {against}",
}
