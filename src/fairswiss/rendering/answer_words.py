"""The words of answers, by name: plain language, no words of any rule text. ``.you`` is a variant for the asker."""

from fairswiss.rendering.worse_words import WORSE_WORDS

ANSWER_WORDS = {
    # -- questions --
    "answer.ask.opponent": "Why do I play {other}?",
    "answer.ask.points.up": "Why do I play someone with more points?",
    "answer.ask.points.down": "Why do I play someone with fewer points?",
    "answer.ask.colour.w": "Why do I have White?",
    "answer.ask.colour.b": "Why do I have Black?",
    "answer.ask.bye": "Why do I have the bye?",
    "answer.ask.rest": "Why do I not play this round?",
    "answer.ask.no-bye": "Why does {other} have the bye and not me?",
    "answer.ask.not-paired": "Why does {player} not play {other}?",
    "answer.ask.absent": "Why am I not paired?",
    # -- numbers and names --
    "answer.points": "{points} points",
    "answer.points.1": "1 point",
    "answer.points.0": "0 points",
    "answer.with-points": "{points} points",
    "answer.times": "{count} times",
    "answer.times.0": "never",
    "answer.times.1": "once",
    "answer.times.2": "twice",
    "answer.people": "{count} players",
    "answer.people.1": "1 player",
    "answer.others": "{count} others",
    "answer.others.0": "no one else",
    "answer.others.1": "1 other",
    "answer.pairs": "{count} pairs",
    "answer.pairs.1": "1 pair",
    "answer.white": "White",
    "answer.black": "Black",
    "answer.you": "you",
    "answer.in-round": "{name} (round {round})",
    "answer.and": "{names} and {last}",
    "answer.more": "{names} and {count} others",
    "answer.more.1": "{names} and 1 other",
    "answer.namesake": "{name} (no. {number})",
    "answer.nameless": "no. {number}",
    # -- this opponent --
    "answer.only-two": "You and {other} are the only two players with {points}.",
    "answer.halves": "{size} have {points}. The upper half of the list plays the lower half in order, no. 1 against "
    "no. {second} and so on. You are no. {place} of them, {other} is no. {other_place}.",
    "answer.halves.first-round": "In round 1 the upper half of the {count} players on the list plays the lower half "
    "in order, no. 1 against no. {second} and so on. You are no. {place}, {other} is no. {other_place}.",
    "answer.halves.mixed": "The last {count} players are paired as one group, because their own groups cannot all be "
    "paired. The upper half of the list plays the lower half in order, no. 1 against no. {second} and so on. You are "
    "no. {place} of them, {other} is no. {other_place}.",
    "answer.off-list": "In the order of the list you would play {usual}. {against} The best pairing that avoids this "
    "gives you {other}.",
    "answer.off-list.over": "In the order of the list you would be left over among these {count} players. {against} "
    "The best pairing that avoids this gives you {other}.",
    "answer.fault": "In the order of the list {one} would play {two}. {against}",
    "answer.columns": "By the colours they are owed, the group of {points} has a White side of {whites} and a Black "
    "side of {blacks}. The White side is in order of the average rating of the opponents so far, lowest first, the "
    "Black side in order of rating, highest first; no. 1 plays no. 1 and so on. You are no. {place} on the {colour} "
    "side, {other} is no. {other_place} on the {other_colour} side.",
    "answer.columns.number": "In the group of {points}, those owed White and those owed Black are put on two sides of "
    "equal size: {whites} on the White side, {blacks} on the Black side. The White side is in the order of the average "
    "rating of the opponents so far, lowest first, the Black side in the order of the list; then no. 1 plays no. 1 and "
    "so on. You are no. {place} of the {colour} side, {other} is no. {other_place} of the {other_colour} side.",
    "answer.columns.two": "When everyone else in the group of {points} had an opponent, only you and {other} were "
    "left.",
    "answer.in-column": "By the colours they are owed, the group of {points} has a White side of {whites} and a "
    "Black side of {blacks}, and they cannot all be paired White side against Black side. So you and {other}, both "
    "on the {colour} side, play each other.",
    "answer.top-of-list": "{other} has {higher_points} and plays someone from your group of {points}, which has "
    "{size}. Those who come from above play the top of the list in order: {other} is no. {turn} of them, you are no. "
    "{place} on your list.",
    "answer.top-of-list.higher": "You have {higher_points} and play someone with {points}: {size} have that. Those "
    "who come from above play the top of the list in order: you are no. {turn} of them, {other} is no. {place}.",
    "answer.top-of-list.higher.1": "You have {higher_points} and play someone with {points}: {other} is the only one "
    "who has that.",
    "answer.highest-rated": "{other} has {higher_points} and has to play someone with {points}: first of all a "
    "player who is owed {colour}, the highest-rated of them. That is you, with a rating of {rating}.",
    "answer.highest-rated.higher": "You have {higher_points} and have to play someone with {points}: first of all a "
    "player who is owed {colour}, the highest-rated of them. That is {other}, with a rating of {rating}.",
    "answer.highest-rated.any": "{other} has {higher_points} and has to play someone with {points}: the "
    "highest-rated who can be taken. That is you, with a rating of {rating}.",
    "answer.highest-rated.any.higher": "You have {higher_points} and have to play someone with {points}: the "
    "highest-rated who can be taken. That is {other}, with a rating of {rating}.",
    "answer.scheduled": "Everyone plays everyone here, by a table that was fixed for {players} players before the "
    "start. In round {round} you meet the player whose number makes {sum} with yours: {place} + {other_place}.",
    "answer.scheduled.highest": "Everyone plays everyone here, by a table that was fixed for {players} players "
    "before the start. The highest number meets one player after the other: in round {round} no. {place} and no. "
    "{other_place}, which is you and {other}.",
    "answer.arranged": "You and {other} are the only two players left to be paired.",
    "answer.arranged.other.1": "No one else has {points}. The best pairing of the round gives you {other}. Why not "
    "{free}? {against}",
    "answer.arranged.other": "{size} have {points}. The best pairing of all of them gives you {other}. Why not "
    "{free}? {against}",
    # -- points up or down --
    "answer.left": "{size} have {points}.",
    "answer.left.up": "{size} have {points}; {up} of them play someone with more points.",
    "answer.left.up.1": "{size} have {points}; 1 of them plays someone with more points.",
    "answer.left.bye": "One of them has the bye.",
    "answer.odd": "{left} That leaves {count}, an odd number, so at least one has to play someone with fewer points.",
    "answer.odd.1": "{left} That leaves only one, who has to play someone with fewer points.",
    "answer.odd.last": "It is {who}: the last of them on the list.",
    "answer.odd.last.you": "It is you: you are the last of them on the list.",
    "answer.odd.lowest": "It is {who}, who has the lowest rating of them.",
    "answer.odd.lowest.you": "It is you: you have the lowest rating of them.",
    "answer.odd.other": "It is {who}. Why does {who} not play {free}? {against}",
    "answer.odd.other.you": "It is you. Why do you not play {free}? {against}",
    "answer.none-left": "{who} cannot play any of the other {count} players with {points}.",
    "answer.none-left.1": "{who} cannot play the only other player with {points}.",
    "answer.none-left.0": "{who} is the only player with {points} to be paired.",
    "answer.none-left.you": "You cannot play any of the other {count} players with {points}.",
    "answer.none-left.1.you": "You cannot play the only other player with {points}.",
    "answer.none-left.0.you": "You are the only player with {points} to be paired.",
    "answer.even": "{left} Their number would have let all of them play each other. But why does {who} not play "
    "{free}? {against}",
    "answer.even.you": "{left} Their number would have let all of them play each other. But why do you not play "
    "{free}? {against}",
    "answer.upfloated": "{size} have {points}. Not all of them can play each other again, so {needed} with fewer "
    "points come up, and {lower} is one of them.",
    "answer.upfloated.you": "{size} have {points}. Not all of them can play each other again, so {needed} with fewer "
    "points come up, and you are one of them.",
    "answer.upfloated.odd": "{size} were left to be paired with {points}, an odd number, so one with fewer points "
    "comes up: {lower}, the first on the list who can.",
    "answer.upfloated.odd.you": "{size} were left to be paired with {points}, an odd number, so one with fewer points "
    "comes up: you, the first on the list who can.",
    "answer.upfloated.1": "With {points} only one was left to be paired, so one with fewer points comes up: {lower}, "
    "the first on the list who can.",
    "answer.upfloated.1.you": "With {points} only one was left to be paired, so one with fewer points comes up: you, "
    "the first on the list who can.",
    "answer.joined": "{count} players were left to be paired with {points}, an odd number, so one with fewer points "
    "joins them. {wanted}",
    "answer.joined.wanted": "{majority_colour} is owed to {majority} of them, so it is a player who is owed "
    "{colour}: {lower}, rated {rating}, the highest-rated who can come.",
    "answer.joined.wanted.you": "{majority_colour} is owed to {majority} of them, so it is a player who is owed "
    "{colour}: you, rated {rating}, the highest-rated who can come.",
    "answer.joined.any": "It is the highest-rated who can come: {lower}, rated {rating}.",
    "answer.joined.any.you": "It is the highest-rated who can come: you, rated {rating}.",
    "answer.brought-up": "The {count} players with {points} cannot all be paired among themselves, so {needed} with "
    "fewer points join them.",
    "answer.brought-up.odd": "{count} players were left to be paired with {points}, an odd number, so one with fewer "
    "points joins them.",
    "answer.brought-up.single": "Only one player was left to be paired with {points}, so one with fewer points joins.",
    "answer.brought-up.who": "First the points count, then the colours of the group, then who has played up before, "
    "then the list. That gives {lower}, with {points}.",
    "answer.brought-up.who.you": "First the points count, then the colours of the group, then who has played up "
    "before, then the list. That gives you, with {points}.",
    # -- this colour --
    "answer.claim.none": "{who} has not had a colour yet",
    "answer.claim.none.you": "you have not had a colour yet",
    "answer.claim.fewer": "{who} has had {more_colour} {more} and {colour} {fewer}",
    "answer.claim.fewer.you": "you have had {more_colour} {more} and {colour} {fewer}",
    "answer.claim.running": "{who} has had {more_colour} in the last {running} games",
    "answer.claim.running.you": "you have had {more_colour} in your last {running} games",
    "answer.claim.last": "{who} has had both colours {more}, {more_colour} last",
    "answer.claim.last.you": "you have had both colours {more}, {more_colour} last",
    "answer.both-served": "{mine}; {yours}. Both of you get the colour you are owed.",
    "answer.one-served": "{mine}; {yours}. Only one of you is owed a colour, and gets it.",
    "answer.stronger-claim": "Both of you are owed {colour}. The stronger claim wins: {winner}; {loser}.",
    "answer.stronger-claim.unlimited": "Both of you are owed {colour}. In the last round the limits on colours do "
    "not hold for a player with more than half of the points that could be had so far. That is {loser}, who has had "
    "White {whites} and Black {blacks}. So the other claim is the stronger one: {winner}.",
    "answer.stronger-claim.unlimited.you": "Both of you are owed {colour}. In the last round the limits on colours "
    "do not hold for a player with more than half of the points that could be had so far. That is you, who have had "
    "White {whites} and Black {blacks}. So the other claim is the stronger one: {winner}.",
    "answer.stronger-claim.unlimited.both": "Both of you are owed {colour}. In the last round the limits on colours "
    "do not hold for players with more than half of the points that could be had so far: that is both of you. Then "
    "the number of games with each colour decides: {winner}; {loser} has had White {whites} and Black {blacks}.",
    "answer.stronger-claim.unlimited.both.you": "Both of you are owed {colour}. In the last round the limits on "
    "colours do not hold for players with more than half of the points that could be had so far: that is both of "
    "you. Then the number of games with each colour decides: {winner}; you have had White {whites} and Black "
    "{blacks}.",
    "answer.cannot-have.running": "{who} cannot have {colour}: it would be the third time in a row.",
    "answer.cannot-have.running.you": "You cannot have {colour}: it would be the third time in a row.",
    "answer.cannot-have.balance": "{who} cannot have {colour}: that would be {colour} {more} and {other_colour} "
    "{fewer}.",
    "answer.cannot-have.balance.you": "You cannot have {colour}: that would be {colour} {more} and {other_colour} "
    "{fewer}.",
    "answer.swapped.1": "Both of you are owed {colour}, neither more than the other. In your last games you had "
    "{mine} and {other} had {yours}: now it is the other way round.",
    "answer.swapped": "Both of you are owed {colour}, neither more than the other. Your last {same} games had the "
    "same colours; in the one before you had {mine} and {other} had {yours}: now it is the other way round.",
    "answer.swapped.2": "Both of you are owed {colour}, neither more than the other. Your last games had the same "
    "colour; in the one before you had {mine} and {other} had {yours}: now it is the other way round.",
    "answer.higher-on-list": "Both of you are owed {colour} and have had the same colours, game by game. {winner} is "
    "no. {place} on the list, you are no. {other_place}: the higher one gets it.",
    "answer.higher-on-list.you": "Both of you are owed {colour} and have had the same colours, game by game. You are "
    "no. {place} on the list, {loser} is no. {other_place}: the higher one gets it.",
    "answer.higher-on-list.points": "Both of you are owed {colour} and have had the same colours, game by game. "
    "{winner} has {more}, you have {fewer}: more points go first.",
    "answer.higher-on-list.points.you": "Both of you are owed {colour} and have had the same colours, game by game. "
    "You have {more}, {loser} has {fewer}: more points go first.",
    "answer.higher-on-list.opposition": "Both of you are owed {colour} and have had the same colours, game by game. "
    "The opponents of you two have the same points; by the results against them {winner} is ranked higher and gets "
    "it.",
    "answer.higher-on-list.opposition.you": "Both of you are owed {colour} and have had the same colours, game by "
    "game. The opponents of you two have the same points; by the results against them you are ranked higher and get "
    "it.",
    "answer.higher-on-list.opposition.sums": "Both of you are owed {colour} and have had the same colours, game by "
    "game. The points of the opponents so far count {more} for {winner}, {fewer} for you: the greater sum goes first.",
    "answer.higher-on-list.opposition.you.sums": "Both of you are owed {colour} and have had the same colours, game "
    "by game. The points of the opponents so far count {more} for you, {fewer} for {loser}: the greater sum goes "
    "first.",
    "answer.opposition": "Your claims to a colour are equal. White goes to the one who has had the stronger "
    "opponents: their average rating is {white_average} for {white}, {black_average} for {black}.",
    "answer.white-less-often": "White goes to the one who has had it less often: {white} {white_times}, {black} "
    "{black_times}.",
    "answer.swapped.unowed": "White so far: {whites} for both of you. The last time your colours differed, you had "
    "{mine} and {other} had {yours}: now it is the other way round.",
    "answer.last-reversed": "White so far: {whites} for both of you, and from the last match back your colours do not "
    "differ. {winner} is ranked higher and gets the other colour than last time.",
    "answer.last-reversed.you": "White so far: {whites} for both of you, and from the last match back your colours do "
    "not differ. You are ranked higher and get the other colour than last time.",
    "answer.last-reversed.only": "So far only {winner} has had a colour, and gets the other one now.",
    "answer.last-reversed.only.you": "So far only you have had a colour, and you get the other one now.",
    "answer.lower-rated": "Your claims to a colour and the strength of your opponents are equal. White goes to the "
    "lower rating: {white_rating} for {white}, {black_rating} for {black}.",
    "answer.later-name": "Your claims to a colour, your opponents and your ratings are equal. White goes to the "
    "later name in the alphabet, {white}.",
    "answer.by-lot.odd": "Neither of you has had a colour yet. {winner}, the higher of you two, has an odd place on "
    "the list and gets {colour}: the draw before round 1 gave {lot} to odd places.",
    "answer.by-lot.odd.you": "Neither of you has had a colour yet. You, the higher of you two, have an odd place on "
    "the list and get {colour}: the draw before round 1 gave {lot} to odd places.",
    "answer.by-lot.even": "Neither of you has had a colour yet. {winner}, the higher of you two, has an even place "
    "on the list and gets {colour}: the draw before round 1 gave {lot} to odd places.",
    "answer.by-lot.even.you": "Neither of you has had a colour yet. You, the higher of you two, have an even place "
    "on the list and get {colour}: the draw before round 1 gave {lot} to odd places.",
    "answer.by-lot.later.odd": "Neither of you has had a colour yet. {winner}, the higher of you two, has an odd "
    "place on the list and gets {colour}: the draw before round 1 gave {lot} to odd places; for someone who starts "
    "later it is the other way round.",
    "answer.by-lot.later.odd.you": "Neither of you has had a colour yet. You, the higher of you two, have an odd "
    "place on the list and get {colour}: the draw before round 1 gave {lot} to odd places; for someone who starts "
    "later it is the other way round.",
    "answer.by-lot.later.even": "Neither of you has had a colour yet. {winner}, the higher of you two, has an even "
    "place on the list and gets {colour}: the draw before round 1 gave {lot} to odd places; for someone who starts "
    "later it is the other way round.",
    "answer.by-lot.later.even.you": "Neither of you has had a colour yet. You, the higher of you two, have an even "
    "place on the list and get {colour}: the draw before round 1 gave {lot} to odd places; for someone who starts "
    "later it is the other way round.",
    "answer.by-board": "In round 1 the draw decides: {lot} for the higher-rated player on board 1, and then in "
    "turns. On board {board} the higher-rated player, {left}, has {colour}.",
    "answer.by-sum.odd": "The table also fixes the colours: numbers {low} and {high} add up to {sum}, an odd number, "
    "so the lower number has White.",
    "answer.by-sum.even": "The table also fixes the colours: numbers {low} and {high} add up to {sum}, an even "
    "number, so the higher number has White.",
    "answer.by-highest.black": "The table also fixes the colours: the highest number, {highest}, has Black against "
    "numbers 1 to {half} and White against the others. Here it meets no. {place}.",
    "answer.reversed": "You two already played in round {round}, as the table requires. Now the colours are reversed.",
    # -- the bye --
    "answer.takes-bye": "{players} players, so one sits out. The bye goes to as few points as possible: {points}, "
    "which {size} have.",
    "answer.takes-bye.1": "{players} players, so one sits out. The bye goes to as few points as possible: {points}, "
    "which only you have.",
    "answer.takes-bye.lower": "{players} players, so one sits out. {lower} has fewer points than you, but plays "
    "{opponent}. Why do you not play {opponent} instead? {against}",
    "answer.takes-bye.first-round": "{players} players, so one sits out. In round 1 that is the last on the list: you.",
    "answer.takes-bye.last": "After those who cannot take it, you are the last of them on the list.",
    "answer.takes-bye.last.plain": "You are the last of them on the list.",
    "answer.takes-bye.lowest": "Of those who can take it, no one has a lower rating than you.",
    "answer.takes-bye.most-played": "Of those who can take it, the most rounds played decide, and then the last on the "
    "list.",
    "answer.takes-bye.opposition": "Of those who can take it, you have played the most games: {games}.",
    "answer.takes-bye.opposition.level": "Of those who can take it, you and {others} have played the most games, "
    "{games}. Among you the results of the opponents so far decide, then the list: you come last.",
    "answer.takes-bye.games": "Of those who can take it, you have played the most games: {games}.",
    "answer.takes-bye.games.level": "Of those who can take it, you and {others} have played the most games, {games}. "
    "Among you the list decides: you come last.",
    "answer.takes-bye.other": "Why do you not play {free} instead? {against}",
    "answer.rests": "{players} players take turns: in each round one of them has no opponent, and in round {round} "
    "it is you.",
    "answer.no-bye.had": "{players} players, so one sits out. It cannot be you: you got a point without playing in "
    "round {round}.",
    "answer.no-bye.points": "{players} players, so one sits out. The bye goes to as few points as possible: {bye} "
    "has {bye_points}, you have {points}.",
    "answer.no-bye.last": "{players} players, so one sits out. {bye} has {bye_points} like you, and is lower on the "
    "list.",
    "answer.no-bye.lowest": "{players} players, so one sits out. {bye} has {bye_points} like you, and a lower rating.",
    "answer.no-bye.most-played": "{players} players, so one sits out. {bye} has {bye_points} like you; of those who "
    "can take it, the most rounds played decide, and then the last on the list.",
    "answer.no-bye.opposition": "{players} players, so one sits out. {bye} has {bye_points} like you; the bye goes "
    "to the most games played, {bye_games} for {bye}, {games} for you.",
    "answer.no-bye.opposition.level": "{players} players, so one sits out. {bye} has {bye_points} and has played "
    "{bye_games} games, like you. Then the results of the opponents so far decide, then the list: {bye} comes after "
    "you.",
    "answer.no-bye.games": "{players} players, so one sits out. {bye} has {bye_points} like you; the bye goes to the "
    "most games played, {bye_games} for {bye}, {games} for you.",
    "answer.no-bye.games.level": "{players} players, so one sits out. {bye} has {bye_points} and has played "
    "{bye_games} games, like you. Then the list decides: {bye} comes after you.",
    "answer.no-bye.needed": "{players} players, so one sits out, and it could not be you. {against}",
    "answer.no-bye.instead": "{players} players, so one sits out. If {bye} had played {instead} in your place: "
    "{against}",
    "answer.no-bye.equal": "{players} players, so one sits out. {bye} has {bye_points} and the same rating as you; "
    "among equals the colours owed in the group, the strength of the opponents so far and the alphabet decide.",
    # -- not as the rules give it --
    "answer.otherwise.by-hand": "The arbiter changed this by hand.",
    "answer.otherwise": "The rules give another pairing: an arbiter changed it, or other rules made it.",
    "answer.otherwise.usual": "By the rules you would play {usual}.",
    "answer.otherwise.usual.none": "By the rules you would have no opponent.",
    "answer.otherwise.other": "{other} would play {usual}.",
    "answer.otherwise.other.none": "{other} would have no opponent.",
    "answer.otherwise.against": "What the rules have against you two: {against}",
    "answer.otherwise.colour": "By the rules you would have {colour} against {other}.",
    "answer.otherwise.colour.other": "So the rules do not give the colours of this game either.",
    # -- why not --
    "answer.not-paired": "{against}",
    "answer.not-paired.both": "{against} {player} plays {partner}, {other} plays {other_partner}.",
    "answer.not-paired.one": "{against} {player} plays {partner}.",
    "answer.not-paired.two": "{against} {other} plays {other_partner}.",
    "answer.away": "You are down as absent in round {round}.",
    "answer.away.H": "You are down for half a point without playing in round {round}.",
    "answer.away.F": "You are down for a full point without playing in round {round}.",
    "answer.away.missed": "You did not play in {count} of the rounds before either.",
    "answer.away.missed.1": "You did not play in 1 of the rounds before either.",
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
    "answer.against.none-above": "{who} can play no one of the group above.",
    "answer.against.needed": "{who} is needed to make {pairs} inside the group.",
    "answer.against.colour-fixed": "{who} must have {colour}.",
    "answer.against.higher-bye": "Then the bye would go to someone with more points.",
    "answer.against.higher-bye.barred": "Then the bye would go to someone who has had points without playing before.",
    "answer.against.later": "Then the round would be as good in all other ways, but further from the order of the "
    "list.",
    "answer.against.chosen-first": "{chooser} came first in the order of pairing, and the first possible opponent "
    "was {taken}.",
    "answer.against.after": "{first} came first in the order of opponents for {chooser}.",
    "answer.against.same-side": "In their group, both are on the {colour} side.",
    "answer.against.other-points": "They have different points, {points} and {others}, and each group is paired "
    "inside itself as far as possible.",
    "answer.against.not-there": "{paired} was paired before the other one was considered.",
    "answer.against.both-left": "Their group could not pair everyone, and both had to play someone from below so "
    "that the others could play each other.",
    "answer.against.same-half.upper": "In round 1 the upper half of the list plays the lower half, and both are in "
    "the upper half.",
    "answer.against.same-half": "In round 1 the upper half of the list plays the lower half, and both are in the "
    "lower half.",
    "answer.against.other-row": "In round 1 the halves of the list are paired in order, and these two are no. "
    "{place} of the one half and no. {other_place} of the other.",
    "answer.against.other-rounds": "According to the table, they meet in round {rounds}.",
    "answer.against.other-rounds.more": "According to the table, they meet in rounds {rounds}.",
    "answer.against.absent": "{who} does not take part in this round.",
    "answer.against.has-bye": "{who} has the bye.",
    "answer.against.paired-already": "They do play each other, on board {board}.",
    **WORSE_WORDS,
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
    "answer.fact.dead-end": "Needed by the others, who could not all be paired then: {names}.",
    "answer.fact.no-rows": "Needed by others of the group, who could not all be paired then: {names}.",
    "answer.fact.none-above": "Could play no one of the group above: {names}.",
    "answer.fact.needed": "Needed for the pairs inside the group: {names}.",
    "answer.fact.one": "{name}: {against}",
    "answer.fact.for": "Ruled out as an opponent of {name}. {fact}",
    "answer.fact.accelerated": "Points are counted with the extra points of the first rounds.",
    "answer.fault.group": "The order of the list does not work for the group as a whole. {against}",
    # -- the picture --
    "answer.picture": "The group of {points}: {size}",
    "answer.picture.some": "From the group of {points}: {size}",
    "answer.column.player": "Player",
    "answer.column.colours": "Colours so far",
    "answer.column.opponent": "Plays",
    "answer.opponent.bye": "bye",
    "answer.opponent.points": "{name} ({points})",
    "answer.pips": "{name}: {pips}",
    "answer.pips.none": "{name}: no game yet",
    "answer.rules": "The rules in detail",
    "answer.for": "For {player}",
}
