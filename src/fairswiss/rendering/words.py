"""The words: every sentence and label of this room, by name. Another language is another table like this one.

The first part of a name says where it belongs, the rest is the name the rules gave: ``event.row`` is the step
``row``, ``passed.met`` the reason ``met`` of a candidate passed over, ``rule.aro`` a clause about colours,
``verdict.taken`` an answer to "why not?". What stands after a further dot is a variant. Sentences that state a
decision have no full stop: the articles follow in brackets (``cited``).
"""

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
    "colour.w": "white",
    "colour.b": "black",
    "chapter": "chapter {number}",
    "cited": "{text} ({articles}).",
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
    # -- steps of the whole round --
    "event.limit-lifted": "With the limit on meeting more points in force this round could not be completed; in this "
    "round it is only a preference: players it would bar are taken after the others",
    "event.waived": "Without a waiver this round could not be paired; the arbiter waived {waived}, and as few pairs "
    "as possible make use of it",
    "event.bye": "{one_known} has the bye: in the lowest score group possible, the lowest R",
    "event.bye.first-round": "{one_known} has the bye, as the last of the starting list",
    "event.bye.waived": "{one_known} has the bye in spite of a point already got without playing: nobody else can be "
    "spared, and the arbiter waived the bar",
    "event.halves": "The starting list is halved: {upper} on one side, {lower} on the other, paired row by row",
    "event.moved-row": "{one} is paired with {two} and not with the player of the same row",
    # -- steps of a score group --
    "event.floater-paired": "{one} came from above and is paired with {two}: opposite due colour first, then the "
    "highest R, then the lowest ARO",
    "event.floats-on": "{one} came from above, finds no opponent here and floats on",
    "event.island-paired": "{one} has nobody left to meet in this group and is paired with {two_known}, from the group "
    "of {from_score}: opposite due colour first, then the highest R, then the lowest ARO",
    "event.island-paired.lifted": "{one} has nobody left to meet in this group and is paired with {two_known}, from "
    "the group of {from_score}, for whom the limit on meeting more points gave way",
    "event.island-stays": "{one} has nobody left to meet in this group, finds nobody below either, and stays",
    "event.came-up": "The number of players is odd ({whites} due white, {blacks} due black), so {one_known} comes up "
    "from the group of {from_score}: {wish}",
    "event.came-up.lifted": "The number of players is odd ({whites} due white, {blacks} due black), so {one_known} "
    "comes up from the group of {from_score}; the limit on meeting more points gave way",
    "wish.w": "due black first, as most here are due white, then the highest R, then the lowest ARO",
    "wish.b": "due white first, as most here are due black, then the highest R, then the lowest ARO",
    "wish.": "the highest R, then the lowest ARO, as neither colour is due to more of them",
    "event.nobody-came-up": "The number of players is odd, but nobody from below can join",
    "event.left-over": "{one} is left over and floats down: if everybody is to be paired, this group can make "
    "{pairs} inside itself; first those who can be paired below, then the lowest R",
    "event.left-over.back": "{one}, who came up, is left over and goes back: if everybody is to be paired, this "
    "group can make {pairs} inside itself",
    "event.side-chosen": "{one} has no due colour and joins the {side} side: the smaller one, black if they are level",
    "event.transferred.b": "More are due white than black: {one} changes to black, the lowest ARO first",
    "event.transferred.w": "More are due black than white: {one} changes to white, the highest ARO first",
    "event.columns": "Columns: white {whites} by rising ARO; black {blacks} by falling R",
    "event.columns.as-listed": "The columns stand as listed",
    "event.row": "{one} – {two}: the highest left in the black column",
    "event.row.passed": "{one} – {two}: the highest of the black column who can be taken",
    "event.row.fewest": "{one} – {two}: the highest of the black column that keeps pairs inside a column fewest",
    "event.same-column": "{one} – {two}, both of the {side} column: not every white can have a black opponent, and "
    "there are as few such pairs as possible",
    # -- candidates passed over --
    "passed": "{player} passed over: {reason} ({articles})",
    "passed.met": "met in round {round}",
    "passed.forbidden": "the arbiter forbade this pair",
    "passed.colours": "no distribution of the colours is allowed",
    "passed.barred": "may not meet more points this time",
    "passed.barred.other": "{who} may not meet more points this time",
    "passed.dead-end": "the rest of the round could not be paired then",
    "passed.had-point": "got a point without playing in round {round}",
    "passed.rows-below": "the rows below could not be filled then",
    "passed.no-opponent-above": "can meet nobody of this group",
    "passed.left-behind": "left behind, and a floater who has moved on does not go back",
    "passed.needed": "needed for the pairs inside this group",
    "passed.colour-fixed": "must have the due colour",
    # -- colours --
    "rule.both-due": "both have their due colour",
    "rule.both-due.one": "the one has the due colour, the other has none due",
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
    "rule.waived": "the colour of {waived_for} is against {waived}, which the arbiter waived",
    # -- why not? --
    "verdict": "{first} and {second} are not paired: {why}",
    "verdict.paired": "{first} and {second} are paired, on board {board}.",
    "verdict.absent": "{player} does not take part in this round",
    "verdict.bye": "{player} has the bye",
    "verdict.met": "they met in round {round}",
    "verdict.forbidden": "the arbiter forbade this pair",
    "verdict.colours": "no distribution of the colours is allowed",
    "verdict.barred": "{who} may not meet a player with more points this time",
    "verdict.dead-end": "{group}{player} was paired with {partner}; with {left} the rest of the round could not be "
    "paired",
    "verdict.rows-below": "{group}the row of {player} took {partner}; with {left} the rows below could not be filled",
    "verdict.left-behind": "{group}{player} has moved on, does not go back to {left}, and was paired with {partner}",
    "verdict.left-over": "{group}{player} was left over: with the two paired, not everybody could be",
    "verdict.taken": "{group}{partner} came first and took {player}",
    "verdict.later-in-order": "{group}{player} took {partner}, who comes before {left} in the order",
    "verdict.later-in-order.row": "{group}the row of {player} took {partner}, who stands higher in the black column; "
    "{left} comes after",
    "verdict.later-in-order.fewest": "{group}the row of {player} took {partner}, the first of the black column to keep "
    "pairs inside a column fewest",
    "verdict.same-side": "{group}both stood in the same column, and {player} was paired with {partner}",
    "verdict.other-group": "{group}{player} was paired with {partner}, and {left} was not among the players there",
    "verdict.same-half": "both are in the same half of the starting list",
    "verdict.other-row": "they stand in different rows of the two halves of the starting list",
    "in-group": "in the score group of {score}, ",
    # -- one player --
    "about.card": "{points} points, {known}; may change colour: {c}, may meet more points: {u}.",
    "about.score": "Score for pairing {score}.",
    "about.history": "Colours so far {colours}; opponents {opponents}.",
    "about.absent": "{player} does not take part in this round.",
    "about.white": "Board {board}: White against {opponent}: {why}",
    "about.black": "Board {board}: Black against {opponent}: {why}",
    "about.bye": "Has the bye.",
    "about.steps": "What happened in round {round}",
    "about.round": "Whole round: {text}",
    "about.group": "Score group of {score}: {text}",
    # -- checking --
    "check.agrees": "Round {round}: agrees",
    "check.differs": "Round {round}: differs: file {recorded}; rules {rules}",
    "check.colours": "Round {round}: differs in colours alone: file {recorded}; rules {rules}",
    "check.impossible": "Round {round}: the rules give no pairing: {message}",
    "check.reversed": "{white} and {black} are paired by the rules too, with the colours reversed.",
    "check.bye": "bye {player}",
    "check.summary": "{rounds} checked, {found}",
    "rounds.1": "1 round",
    "rounds": "{count} rounds",
    "check.all-agree": "no difference",
    "check.differ.1": "1 differs",
    "check.differ": "{count} differ",
    # -- headings and columns of tables --
    "title": "Round {round} ({system})",
    "title.event": "{event}, round {round} ({system})",
    "head.round": "The whole round",
    "head.group": "Score group of {score}: {players}",
    "head.colours": "Colours",
    "head.group.floaters": "Score group of {score}: {players}, and {floaters} from above",
    "group.floaters": "From above: {players}",
    "group.empty": "All of its players are paired already.",
    "legend": "R is the rating, ARO the average rating of the opponents. c: may take the colour that is not due (2.6). "
    "u: may meet a player with more points (2.5).",
    "line.colour": "Board {board}, {white} – {black}: {why}",
    "line.card": "{rank}. {player}: {points} points, {known}.",
    "column.board": "Board",
    "column.white": "White",
    "column.black": "Black",
    "column.points": "Pts",
    "column.bye": "bye",
    "column.due.w": "Due white, by ARO",
    "column.due.b": "Due black, by R",
    "column.due.": "No due colour",
    "column.rank": "Rank",
    "column.player": "Player",
    "column.score": "Score",
    "column.r": "R",
    "column.aro": "ARO",
    "column.due": "Due",
    "column.c": "c",
    "column.u": "u",
    "column.colours": "Colours",
    "column.opponents": "Opponents",
    # -- Vega's manner --
    "vega.rule": "================================",
    "vega.group": "Pairing group {group}",
    "vega.score": "Group {group} - Score {score}",
    "vega.white": "White",
    "vega.black": "Black",
    "vega.neither": "No color",
    "vega.id": "ID",
    "vega.rating": "Rat",
    "vega.head.floater-paired": "[Ch 8] FLOATERs: they are: {count}",
    "vega.head.island-paired": "[Ch 7.1] ISLANDs: they are: {count}",
    "vega.head.came-up": "[Ch 7.2] Group odd! {whites} White e {blacks} Black",
    "vega.head.nobody-came-up": "[Ch 7.2] Group odd!",
    "vega.head.left-over": "[Ch 6.4] LEFT OVER: they are: {count}",
    "vega.head.side-chosen": "[Reading 10] NO DUE COLOR: they are: {count}",
    "vega.head.transferred": "[Ch 7.3 7.4] Colors not equal {whites} White e {blacks} Black",
    "vega.head.columns": "Standard pairing with {whites} White e {blacks} Black",
    "vega.head.same-column": "[Ch 6.3] Pairing inside a subgroup",
    "vega.floats-on": "> no opponent for player {one} in group {group}, floating on",
    "vega.to-floaters": "> moving player {one} from [{side} G{own}] to floater group {group}",
    "vega.to-opponents": "> moving player {one} from [{side} G{own}] to opponent group {group}",
    "vega.island-stays": "> no opponent for player {one} in the lower groups, staying in [{side} G{own}]",
    "vega.moving": "> moving player {one} from [{side} G {own}] to [{to} G {group}]",
    "vega.going-back": "> moving player {one} back to [{side} G {own}]",
    "vega.nobody": "> no player of the lower groups can join",
    "vega.pair": "{one} - {two}",
    "vega.total": "Total pairs in the group {group}",
    "vega.total.pair": "***** {one} - {two}",
    "vega.boards": "Boards of round {round}",
    "vega.board": "{board}: {white} - {black}  {why}",
}


def say(name: str, /, **values: object) -> str:
    """The words of that name with the values in their places."""
    return WORDS[name].format_map(values)


def said(name: str, variant: str) -> str:
    """The name of a variant if there are words for it, else the name itself."""
    longer = f"{name}.{variant}"
    return longer if longer in WORDS else name


def counted(name: str, count: int) -> str:
    """So many of something: ``1 player``, ``3 players``."""
    return say(said(name, str(count)), count=count)
