"""The words: every sentence and label of this room, by name. Other languages are in :mod:`fairswiss.language`.

The first part of a name says where it belongs, the rest is the name the rules gave: ``event.row`` is the step
``row``, ``passed.met`` the reason ``met`` of a candidate passed over, ``rule.aro`` a clause about colours,
``verdict.taken`` an answer to "why not?", ``difference.worse`` where a file leaves the rules. What stands after a
further dot is a variant. Sentences that state a decision have no full stop: the articles follow in brackets
(``cited``).
"""

from functools import cache

from fairswiss.language import gettext, language
from fairswiss.rendering.answer_words import ANSWER_WORDS
from fairswiss.rendering.check_words import CHECK_WORDS
from fairswiss.rendering.group_words import GROUP_WORDS
from fairswiss.rendering.hindsight_words import HINDSIGHT_WORDS
from fairswiss.rendering.team_words import TEAM_WORDS, among
from fairswiss.rendering.vega_words import VEGA_WORDS
from fairswiss.rendering.verdict_words import VERDICT_WORDS
from fairswiss.rendering.what_if_words import WHAT_IF_WORDS

WORDS = {
    # -- players, articles, numbers --
    "player": "{number} {name}",
    "player.aside": "{number} ({name})",
    "player.known": "{player} ({known})",
    "known.score": "{score} points",
    "known.due.w": "due white",
    "known.due.b": "due black",
    "known.due.": "no due colour",
    "known.rating": "R {rating}",
    "known.aro": "ARO {aro}",
    "known.preference.absolute": "absolute preference for {colour}",
    "known.preference.strong": "strong preference for {colour}",
    "known.preference.mild": "mild preference for {colour}",
    "known.preference.": "no colour preference",
    "known.float.down.0": "floated down last round",
    "known.float.down.1": "floated down two rounds ago",
    "known.float.up.0": "floated up last round",
    "known.float.up.1": "floated up two rounds ago",
    "player.moved-down": "{player} (from {score})",
    "player.collapsed": "{player} ({score})",
    "cell.preference": "{letter} {strength}",
    "strength.absolute": "absolute",
    "strength.strong": "strong",
    "strength.mild": "mild",
    "cell.float.down": "down",
    "cell.float.up": "up",
    "cell.float.": "-",
    "colour.w": "white",
    "colour.b": "black",
    "letter.w": "W",
    "letter.b": "B",
    "chapter": "chapter {number}",
    "reading": "reading {number}",
    "cited": "{text} ({articles}).",
    "head.rules": "Articles cited",
    "rule-cited": "{article} {title}: {meaning}",
    "uncited": "{text}.",
    "more": "… and {count} more",
    "yes": "yes",
    "no": "no",
    "none": "none",
    "pairs.0": "no pair",
    "pairs.1": "only 1 pair",
    "pairs": "only {count} pairs",
    "players.1": "1 player",
    "players": "{count} players",
    "residents.1": "1 resident",
    "residents": "{count} residents",
    # -- steps of the whole round --
    "event.limit-lifted": "If the limit on playing up were kept, this round could not be completed. So in this "
    "round it is only a preference: players it would bar are taken after the others",
    "event.waived": "Without a waiver this round could not be paired; the arbiter waived {waived}, and as "
    "few pairs as possible need it",
    "event.bye": "{one_known} has the bye: in the lowest score group possible, the lowest R",
    "event.bye.first-round": "{one_known} has the bye, as the last of the starting list",
    "event.bye.waived": "{one_known} has the bye despite an earlier point without playing: no one else can be "
    "spared, and the arbiter waived the rule",
    "event.table-row": "Row {row} of the Berger table for {size} places: players meet whose places add up to {sum} or "
    "{other_sum}",
    "event.table-row.second": "Row {row} of the Berger table for {size} places, second cycle: players meet whose "
    "places add up to {sum} or {other_sum}",
    "event.table-pair": "{one} – {two}: {white} and {black} make {sum}",
    "event.table-highest": "{one} meets {two}, the highest place: {place} and {place} make {twice}, so no one else "
    "is left",
    "event.forfeits": "{one} is absent and forfeits the game with {two}: the schedule stands",
    "event.rests": "{one} rests: {place} and {place} make {twice}, so no one is left. A rest is not a bye "
    "and scores no points",
    "event.halves": "The starting list is split in two: {upper} on one side, {lower} on the other, paired row by row",
    "event.moved-row": "{one} is paired with {two} and not with the player of the same row",
    # -- steps of a score group --
    "event.floater-paired": "{one} came from above and is paired with {two}: opposite due colour first, then the "
    "highest R, then the lowest ARO",
    "event.floats-on": "{one} came from above, finds no opponent here and floats on",
    "event.island-paired": "{one} has no one left to play in this group and is paired with {two_known}, from the "
    "group of {from_score}: opposite due colour first, then the highest R, then the lowest "
    "ARO",
    "event.island-paired.lifted": "{one} has no one left to play in this group and is paired with {two_known}, from "
    "the group of {from_score}, for whom the limit on playing up gave way",
    "event.island-stays": "{one} has no one left to play in this group, finds no one below either, and stays",
    "event.came-up": "The number of players is odd ({whites} due white, {blacks} due black), so {one_known} comes up "
    "from the group of {from_score}: {wish}",
    "event.came-up.lifted": "The number of players is odd ({whites} due white, {blacks} due black), so {one_known} "
    "comes up from the group of {from_score}; the limit on playing up was lifted",
    "wish.w": "due black first, as most here are due white, then the highest R, then the lowest ARO",
    "wish.b": "due white first, as most here are due black, then the highest R, then the lowest ARO",
    "wish.": "the highest R, then the lowest ARO, as neither colour is due to more of them",
    "event.nobody-came-up": "The number of players is odd, but no one from below can join",
    "event.left-over": "{one} is left over and floats down: so that everyone can be paired, this group makes {pairs} "
    "inside itself; first those who can be paired below, then the lowest R",
    "event.left-over.back": "{one}, who came up, is left over and goes back: so that everyone can be paired, this "
    "group makes {pairs} inside itself",
    "event.side-chosen": "{one} has no due colour and joins the {side} side: the smaller one, black if they are level",
    "event.transferred.b": "More are due white than black: {one} changes to black, the lowest ARO first",
    "event.transferred.w": "More are due black than white: {one} changes to white, the highest ARO first",
    "event.columns": "Columns: white {whites} by rising ARO; black {blacks} by falling R",
    "event.columns.as-listed": "The columns are in this order",
    "event.columns.number": "White side {whites} by rising ARO; Black side {blacks} by pairing number",
    "event.columns.halves": "No one here has played yet: the upper half, {whites}, meets the lower half, {blacks}",
    "event.brought-up": "{whites} prefer White and {blacks} prefer Black here; to pair them all, {needed} come up: "
    "{one_known}, from the group of {from_score}",
    "event.brought-up.1": "{whites} prefer White and {blacks} prefer Black here; to pair them all, {one_known} comes "
    "up from the group of {from_score}",
    "event.shifted.level": "{one} changes to the {side} side so that both sides are equal; players are asked from the "
    "middle outwards",
    "event.shifted.inside": "Some of the smaller side have to play each other: {one} changes to the {side} side; "
    "players are asked from the middle outwards",
    "event.row": "{one} – {two}: the highest left in the black column",
    "event.row.passed": "{one} – {two}: the highest of the black column who can be taken",
    "event.row.fewest": "{one} – {two}: the highest in the black column that keeps pairs within a column to a minimum",
    "event.same-column": "{one} – {two}, both of the {side} column: not every white can have a black opponent, and "
    "there are as few such pairs as possible",
    # -- steps of a bracket --
    "event.pab": "{one}, with {score}, is left over in the last bracket and has the bye",
    "event.pab.games": "{one} has the bye: {score} is the lowest score at which anyone can be spared; among equals the "
    "most games played decide, then the largest pairing number",
    "event.pab.lowest": "{one} has the bye: {score} is the lowest score at which anyone can be spared",
    "event.penultimate": "Paired like any other, this bracket would leave players who cannot be paired. So it becomes "
    "the penultimate bracket, whose downfloaters must allow the round to be completed, and everyone below forms one "
    "last bracket",
    "event.collapsed": "Everyone below the penultimate bracket is paired together here",
    "event.backtracked": "If these players moved down, the next bracket could not make all its pairs. So the same "
    "number of others move down instead",
    "event.backtracked-in-vain": "With the players coming down, the next bracket cannot make all its pairs, and no "
    "other set of the same size would help",
    "event.treated-as-homogeneous": "At least half of the players here were moved down ({moved_down}): all are paired "
    "as one homogeneous bracket",
    "event.treated-as-homogeneous.no-resident": "No one who was moved down ({moved_down}) can meet a resident: all are "
    "paired as one homogeneous bracket",
    "event.search-given-up": "Finding the first candidate that makes no more pairs than allowed would take too long: "
    "this is the best one found, and another might come before it",
    "event.bar-loosened": "The bye cannot be given without breaking the rule: it goes to someone who already had "
    "points without playing, as few times as possible (in at most {times} of the earlier "
    "rounds)",
    "event.joined": "No pair in this bracket would let the rest of the round be paired: it is merged with everyone "
    "below",
    "event.no-opponent": "{one} has no possible opponent in this bracket and moves down at once",
    "event.upfloat": "{one} comes up from {from_score}: not everyone here can meet someone of the same score, so "
    "{needed} players have to come up",
    "event.upfloat.odd": "{one} comes up from {from_score}: the number of players is odd, so one has to come up",
    "event.fewer-pairs": "Not all the intended pairs are possible; with fewer pairs, floats no longer count",
    "event.bracket": "S1 is {s1}, S2 is {s2}",
    "event.bracket.limbo": "S1 is {s1}, S2 is {s2}, and {limbo} cannot be paired here (Limbo)",
    "event.bracket.left-out": "S1 is {s1}, S2 is {s2}, and {left_out} cannot be paired here",
    "event.first-taken": "The first candidate{candidate} is chosen: no other is better",
    "event.first-taken.perfect": "The first candidate{candidate} is perfect and is chosen at once",
    "event.first-taken.no-pair": "No pair is made in this bracket",
    "event.first-illegal.met": "The first candidate{candidate} is not possible: {one} and {two} met in round {round}",
    "event.first-illegal.forbidden": "The first candidate{candidate} is not possible: the arbiter has forbidden {one} "
    "and {two} to be paired",
    "event.first-illegal.clash": "The first candidate{candidate} is not possible: {one} and {two} have the same "
    "absolute colour preference",
    "event.first-dead-end": "The first candidate{candidate} is not possible: the rest of the round could then not be "
    "paired",
    "event.first-bye-barred": "The first candidate{candidate} is not possible: it leaves over {one}, who may not get "
    "the bye",
    "event.first-worse": "The first candidate{candidate} is worse on {criterion} ({meaning}): {first} instead of "
    "{chosen}",
    "event.first-worse.by-score": "The first candidate{candidate} is worse on {criterion} ({meaning})",
    "event.first-later": "The first candidate{candidate} is as good on every criterion, but the chosen one comes "
    "before it in the order of candidates",
    "event.other-set": "Of the moved-down players {paired} are paired, a different set from the first",
    "event.other-opponents": "The moved-down players have other opponents than the first of S2",
    "event.exchanged": "{leaving} of S1 and {entering} of S2 are exchanged",
    "event.transposed": "S2 is transposed",
    "event.moved-down-paired": "{one}, moved down, is paired with {two}",
    "event.bracket-paired": "{one} is paired with {two}",
    "event.downfloat": "{one} floats down to the next bracket",
    "event.downfloat.again": "{one}, moved down already, finds no opponent here and floats on to the next bracket",
    "event.downfloat.bye": "{one} is left over and has the bye",
    "event.scorecard": "Unavoidable: {costs}",
    "event.scorecard.perfect": "Perfect: every criterion is met",
    "candidate": " ({pairs})",
    "bracket.pairs": "The best candidate: {pairs}",
    "bracket.pairs.moved-down": "The best candidate: {moved_down} (moved down)",
    "bracket.pairs.both": "The best candidate: {moved_down} (moved down); of the remainder {pairs}",
    "bracket.downfloats": "{players} float down to the next bracket",
    "cost": "{criterion} {meaning}: {count}",
    # -- candidates passed over --
    "passed": "{player} was not chosen: {reason} ({articles})",
    "passed.met": "met in round {round}",
    "passed.forbidden": "the arbiter forbade this pair",
    "passed.colours": "no distribution of the colours is allowed",
    "passed.barred": "may not play up again this round",
    "passed.barred.other": "{who} may not play up this round",
    "passed.dead-end": "the rest of the round could not be paired then",
    "passed.had-point": "got a point without playing in round {round}",
    "passed.rows-below": "the rows below could not be filled then",
    "passed.no-opponent-above": "cannot play anyone in this group",
    "passed.left-behind": "left behind, and a floater who has moved on does not go back",
    "passed.needed": "needed for the pairs inside this group",
    "passed.next-group": "the next group would then need more players from below",
    "passed.colour-fixed": "must have the due colour",
    "passed.costlier": "{criterion} ({meaning}) would be {instead} instead of {chosen}",
    "passed.not-pairable": "the group could not be paired then",
    "passed.floated-before": "met another score in the previous round",
    "passed.clash": "the same absolute colour preference",
    # -- colours --
    "rule.both-due": "both have their due colour",
    "rule.both-due.one": "one has the due colour, the other has none due",
    "rule.fixed": "the other way round {player} would get a colour that is not allowed",
    "rule.imbalance": "{player} is further from level (whites minus blacks {balance}, the other {other_balance}) and "
    "has the due colour",
    "rule.alternate": "equal claims; their colours are compared from the last game back, and the first difference "
    "is reversed",
    "rule.alternate.histories": "equal claims; their colours, {white_history} and {black_history}, are compared from "
    "the last game back, and the first difference is reversed",
    "rule.aro": "equal claims; White to the one with the higher ARO, {white_aro} > {black_aro}",
    "rule.aro.rounded": "equal claims; White to the one with the higher ARO, by less than the decimal of {white_aro}",
    "rule.rating": "equal claims and AROs; White to the one with the lower R, {white_r} < {black_r}",
    "rule.alphabet": "everything is equal; White to the later in the alphabet",
    "rule.drawn": "drawn by lot: on this board the higher in the starting list has {left}",
    "rule.sum-odd": "the places add up to {sum}, an odd number: the lower one has White",
    "rule.sum-even": "the places add up to {sum}, an even number: the higher one has White",
    "rule.highest-place": "the highest place has Black against the places up to {half}, White against those above, and "
    "this is place {place}",
    "rule.second-cycle": "the second cycle reverses the colours of round {round}",
    "rule.waived": "the colour of {waived_for} is against {waived}, which the arbiter waived",
    "rule.both-preferences": "both have the colour they prefer",
    "rule.one-preference": "one has the preferred colour, the other has no preference",
    "rule.stronger": "both prefer the same colour, and {player} has the stronger preference",
    "rule.wider-difference": "both prefer the same colour absolutely, and {player} is further from level",
    "rule.alternate-last": "equal preferences; their colours are compared from the last game back, and the first "
    "difference is reversed",
    "rule.alternate-last.histories": "equal preferences; their colours, {white_history} and {black_history}, are "
    "compared from the last game back, and the first difference is reversed",
    "rule.higher-ranked": "equal preferences and colours; {player}, ranked higher, has the preferred colour",
    "rule.last-difference": "both have had White as often; their colours are compared from the last match back, and "
    "the first difference is reversed",
    "rule.last-difference.histories": "both have had White as often; their colours, {white_history} and "
    "{black_history}, are compared from the last match back, and the first difference is reversed",
    "rule.higher-ranked-last": "no difference in their colours; {player}, ranked higher, has the other colour than "
    "last time",
    "rule.lower-ranked-last": "only {player} has had a colour, and has the other one now",
    "rule.initial-colour": "neither has a preference; the player ranked higher gets the drawn initial colour with "
    "an odd pairing number, the other colour with an even one",
    "rule.opposite-initial": "neither has played; the player ranked higher gets the drawn initial colour with an even "
    "pairing number, the other colour with an odd one",
    **VERDICT_WORDS,
    # -- one player --
    "about.card": "{points} points, {known}.",
    "about.card.flags": "{points} points, {known}; may change colour: {c}, may play someone with more points: {u}.",
    "about.card.table": "{points} points.",
    "about.rests": "Rests: no opponent in this round.",
    "about.score": "Score for pairing {score}.",
    "about.history": "Colours so far {colours}; opponents {opponents}.",
    "about.absent": "{player} does not take part in this round.",
    "about.white": "Board {board}: White against {opponent}: {why}",
    "about.black": "Board {board}: Black against {opponent}: {why}",
    "about.bye": "Has the bye.",
    "about.steps": "What happened in round {round}",
    "about.round": "Whole round: {text}",
    "about.columns": "Score group of {score}: {text}",
    "about.brackets": "Bracket of {score}: {text}",
    **CHECK_WORDS,
    # -- headings and columns of tables --
    "title": "Round {round} ({system})",
    "title.event": "{event}, round {round} ({system})",
    "schedule": "Berger table for {players}",
    "schedule.double": "Berger table for {players}, two cycles",
    "schedule.sheet": "Schedule",
    "schedule.round": "Round {round}",
    "schedule.column.round": "Round",
    "schedule.column.board": "Board",
    "schedule.column.white": "White",
    "schedule.column.white-name": "White's name",
    "schedule.column.black": "Black",
    "schedule.column.black-name": "Black's name",
    "head.round": "The whole round",
    "head.group": "Score group of {score}: {players}",
    "head.colours": "Colours",
    "head.group.floaters": "Score group of {score}: {players}, and {floaters} from above",
    "head.bracket": "{bracket}: {residents}",
    "head.bracket.moved-down": "{bracket}: {residents}, and {count} moved down",
    "bracket": "Bracket of {score}",
    "bracket.collapsed": "Last bracket, {score} and below",
    "group.floaters": "From above: {players}",
    "group.empty": "All its players are already paired.",
    "legend.aro": "R is the rating, ARO the average rating of the opponents.",
    "legend.c": "c: may get the colour that is not due ({article}).",
    "legend.u": "u: may play someone with more points ({article}).",
    "legend.up": "up: how often the player has played someone with more points ({article}).",
    "legend.preference": "Preference: the colour and how strong the claim to it is.",
    "legend.floats": "Floats: down or up in the previous round, then in the one before.",
    "legend.colours": "Colours: □ White, ■ Black, – no game.",
    "legend.brackets": "The players are in the order of the first candidate, S1 against S2.",
    "line.colour": "Board {board}, {white} – {black}: {why}",
    "line.colours": "Boards {boards}: {why}",
    "line.card": "{rank}. {player}: {points} points, {known}.",
    "page.event": "{event}: {title}",
    "page.check": "Check of the rounds",
    "page.list": "List before the round",
    "page.why-not": "Why not these two?",
    "column.board": "Board",
    "column.white": "White",
    "column.black": "Black",
    "column.points": "Pts",
    "column.bye": "bye",
    "column.rests": "rests",
    "column.due.w": "Due white, by ARO",
    "column.due.b": "Due black, by R",
    "column.due.b.number": "Due black, by number",
    "column.due.": "No due colour",
    "column.s1": "S1",
    "column.s2": "S2",
    "column.moved-down": "S1, moved down",
    "column.remainder.s1": "S1 of the remainder",
    "column.remainder.s2": "S2 of the remainder",
    "column.limbo": "Limbo",
    "column.left-out": "Not paired here",
    "column.preference": "Preference",
    "column.floats": "Floats",
    "column.rank": "Rank",
    "column.player": "Player",
    "column.score": "Score",
    "column.r": "R",
    "column.aro": "ARO",
    "column.due": "Due",
    "column.c": "c",
    "column.u": "u",
    "column.up": "up",
    "column.colours": "Colours",
    "column.opponents": "Opponents",
    **VEGA_WORDS,
    **HINDSIGHT_WORDS,
    **GROUP_WORDS,
    **WHAT_IF_WORDS,
    **ANSWER_WORDS,
    **TEAM_WORDS,
}


def phrase(name: str, /, **values: object) -> str:
    """The words of that name with the values in their places."""
    words = catalogued(language(), among(name))
    return words.format_map(values) if values else words


@cache
def catalogued(_chosen: str, name: str) -> str:
    """The words of that name in the language chosen, looked up once for each."""
    return gettext(WORDS[name], context=f"pairing.{name}")


def said(name: str, variant: str) -> str:
    """The name of a variant if there are words for it, else the name itself."""
    longer = f"{name}.{variant}"
    return longer if longer in WORDS else name


def counted(name: str, count: int) -> str:
    """So many of something: ``1 player``, ``3 players``."""
    return phrase(said(name, str(count)), count=count)


def letters(colours: str) -> str:
    """Colours as people write them in a row: ``WBW``."""
    return "".join([phrase(f"letter.{colour}") if colour in "wb" else colour for colour in colours])
