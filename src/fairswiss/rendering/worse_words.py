"""The words of answers about a worse round, by what it is worse for."""

WORSE_WORDS = {
    "answer.worse": "Then the round as a whole would be worse in what the rules put first.",
    "answer.worse.shared": "Both are owed {colour}. {worse}",
    "answer.worse.shared.you": "You are both owed {colour}. {worse}",
    "answer.worse.from-above": "Then more of those who come from above than now would find no opponent in the "
    "group of {points}.",
    "answer.worse.no-resident": "Then {instead} from above would play no one from the group of {points} itself, "
    "compared with {chosen} now.",
    "answer.worse.left-points": "Then players with more points would find no opponent inside the group of {points}.",
    "answer.worse.left-over": "Then {instead} would find no opponent inside the group of {points}, compared with "
    "{chosen} now.",
    "answer.worse.distance": "Then, in the group of {points}, opponents would be further apart in points than they "
    "are now.",
    "answer.worse.squares": "Then the squared point differences in the group of {points} would add up to {instead}, "
    "compared with {chosen} now; a bye counts as one point below the lowest player.",
    "answer.worse.next-group": "Then the group below that of {points} could not be paired as well as it is now.",
    "answer.worse.bye-points": "Then the bye would go to someone with more points.",
    "answer.worse.bye-games": "Then the bye would go to someone who has missed {instead} games, compared with {chosen} "
    "now.",
    "answer.worse.bye-order": "Then the bye would not go to the lowest player in the group of {points} and below who "
    "may have it.",
    "answer.worse.colour-balance": "Then, in the group of {points}, {instead} would have one colour three times more "
    "than the other, compared with {chosen} now.",
    "answer.worse.colour-run": "Then, in the group of {points}, {instead} would have the same colour three times in a "
    "row, compared with {chosen} now.",
    "answer.worse.absolute-colour": "Then, in the group of {points}, {instead} would have the same colour three times "
    "in a row, or three times more than the other, compared with {chosen} now.",
    "answer.worse.colour": "Then, in the group of {points}, {instead} would not get the colour they are owed, compared "
    "with {chosen} now.",
    "answer.worse.strong-colour": "Then, in the group of {points}, {instead} would not get a colour they are clearly "
    "owed, compared with {chosen} now.",
    "answer.worse.down-again": "Then, in the group of {points}, {instead} would play someone with fewer points, or no "
    "one, as in the last round, compared with {chosen} now.",
    "answer.worse.down-two-ago": "Then, in the group of {points}, {instead} would play someone with fewer points, or "
    "no one, as two rounds ago, compared with {chosen} now.",
    "answer.worse.left-again": "Then {instead} of the group of {points} would find no opponent there after playing "
    "down or not at all last round, compared with {chosen} now.",
    "answer.worse.left-two-ago": "Then {instead} of the group of {points} would find no opponent there after playing "
    "down or not at all two rounds ago, compared with {chosen} now.",
    "answer.worse.up-again": "Then, in the group of {points}, {instead} would play someone with more points, as in the "
    "last round, compared with {chosen} now.",
    "answer.worse.up-two-ago": "Then, in the group of {points}, {instead} would play someone with more points, as two "
    "rounds ago, compared with {chosen} now.",
    "answer.worse.above-again": "Then {instead} of the group of {points} would play someone from above it after "
    "playing up last round, compared with {chosen} now.",
    "answer.worse.above-two-ago": "Then {instead} of the group of {points} would play someone from above it after "
    "playing up two rounds ago, compared with {chosen} now.",
    "answer.worse.up-moved": "Then, in the group of {points}, {instead} would play up after playing up or down in the "
    "last round, compared with {chosen} now.",
    "answer.worse.down-moved": "Then, in the group of {points}, {instead} would play down after playing up or down in "
    "the last round, compared with {chosen} now.",
    "answer.worse.up-times": "Then those who play up in the group of {points} after doing so very often would have "
    "done so {instead} in all, compared with {chosen} now.",
    "answer.worse.up-often": "Then, in the group of {points}, {instead} would play someone with more points after "
    "doing so very often, compared with {chosen} now.",
    "answer.worse.down-soon": "Then, in the group of {points}, someone would have to play someone with fewer points "
    "again too soon.",
    "answer.worse.up-soon": "Then, in the group of {points}, someone would have to play someone with more points "
    "again too soon.",
    "answer.worse.room": "Then more pairs would be made in the group of {points} than the rules allow where not "
    "everyone from above can be paired there.",
    "answer.worse.order": "Then, in the group of {points}, the pairing would be further from the order of the list.",
    "answer.worse.again-further": "Then, in the group of {points}, someone who played up or down in the last two "
    "rounds would do so again, against an opponent whose points are further away.",
    # -- the same where it concerns one player instead of none --
    "answer.worse.no-resident.1": "Then one player from above would play no one from the group of {points} itself, "
    "compared with none now.",
    "answer.worse.left-over.1": "Then one player would find no opponent inside the group of {points}, compared with "
    "none now.",
    "answer.worse.bye-games.1": "Then the bye would go to someone who has missed a game already.",
    "answer.worse.colour-balance.1": "Then, in the group of {points}, one player would have one colour three times "
    "more than the other, compared with none now.",
    "answer.worse.colour-run.1": "Then, in the group of {points}, one player would have the same colour three times in "
    "a row, compared with none now.",
    "answer.worse.absolute-colour.1": "Then, in the group of {points}, one player would have the same colour three "
    "times in a row, or three times more than the other, compared with none now.",
    "answer.worse.colour.1": "Then, in the group of {points}, one player would not get the colour they are owed, "
    "compared with none now.",
    "answer.worse.strong-colour.1": "Then, in the group of {points}, one player would not get a colour they are "
    "clearly owed, compared with none now.",
    "answer.worse.down-again.1": "Then, in the group of {points}, one player would play someone with fewer points, or "
    "no one, as in the last round, compared with none now.",
    "answer.worse.down-two-ago.1": "Then, in the group of {points}, one player would play someone with fewer points, "
    "or no one, as two rounds ago, compared with none now.",
    "answer.worse.left-again.1": "Then one player of the group of {points} would find no opponent there after playing "
    "down or not at all last round, compared with none now.",
    "answer.worse.left-two-ago.1": "Then one player of the group of {points} would find no opponent there after "
    "playing down or not at all two rounds ago, compared with none now.",
    "answer.worse.up-again.1": "Then, in the group of {points}, one player would play someone with more points, as in "
    "the last round, compared with none now.",
    "answer.worse.up-two-ago.1": "Then, in the group of {points}, one player would play someone with more points, as "
    "two rounds ago, compared with none now.",
    "answer.worse.above-again.1": "Then one player of the group of {points} would play someone from above it after "
    "playing up last round, compared with none now.",
    "answer.worse.above-two-ago.1": "Then one player of the group of {points} would play someone from above it after "
    "playing up two rounds ago, compared with none now.",
    "answer.worse.up-moved.1": "Then, in the group of {points}, one player would play up after playing up or down in "
    "the last round, compared with none now.",
    "answer.worse.down-moved.1": "Then, in the group of {points}, one player would play down after playing up or down "
    "in the last round, compared with none now.",
    "answer.worse.up-often.1": "Then, in the group of {points}, one player would play someone with more points after "
    "doing so very often, compared with none now.",
}
