"""The words of answers, by name: plain language, no words of any rule text. ``.you`` is a variant for the asker."""

from fairswiss.rendering.against_words import AGAINST_WORDS
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
    "answer.points.½": "½ point",
    "answer.points.1½": "1½ points",
    "answer.points.0": "0 points",
    "answer.with-points": "{points} points",
    "answer.decimal": ".",
    "answer.times": "{count} times",
    "answer.times.0": "never",
    "answer.times.1": "once",
    "answer.times.2": "twice",
    "answer.people": "{count} players",
    "answer.people.1": "1 player",
    "answer.now": "{count}",
    "answer.now.0": "none",
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
    "answer.here": "{size} have {bare}.",
    "answer.here.above": "In the group of {points}, {size} are paired: {own} with these points, and {above} from "
    "above.",
    "answer.here.below": "In the group of {points}, {size} are paired: {own} with these points, and {below} from "
    "below.",
    "answer.here.both": "In the group of {points}, {size} are paired: {own} with these points, {above} from above, and "
    "{below} from below.",
    "answer.here.last": "The groups at the bottom cannot all be paired on their own, so the last {count} players form "
    "one group.",
    "answer.here.first-round": "In round 1 the upper half of the {count} players on the list plays the lower half in "
    "order.",
    "answer.here.left": "Of the {all} players with {points}, {count} were left to be paired.",
    "answer.together.half": "As at least half of them come from above, all of them form one list.",
    "answer.together.unmet": "As those from above cannot play any of the others, all of them form one list.",
    "answer.best.points": "points",
    "answer.best.colours": "points and colours",
    "answer.best.moves": "points and recent games up or down",
    "answer.best.both": "points, colours and recent games up or down",
    "answer.halves": "{here} The upper half of their list plays the lower half in order, no. 1 against no. {second} "
    "and so on. You are no. {place} of them, {other} is no. {other_place}.",
    "answer.halves.first-round": "In round 1 the upper half of the {count} players on the list plays the lower half "
    "in order, no. 1 against no. {second} and so on. You are no. {place}, {other} is no. {other_place}.",
    "answer.halves.two": "In the group of {points}, only you and {other} were left to be paired.",
    "answer.halves.two.joined": "In the group of {points} there are only two to be paired, you and {other}: one of you "
    "came up from a group below.",
    "answer.halves.two.joined.you": "In the group of {points} only {other} was left to be paired, and you came up from "
    "a group below.",
    "answer.halves.two.joined.other": "In the group of {points} only you were left to be paired, and {other} came up "
    "from a group below.",
    "answer.halves.two.last": "The groups at the bottom cannot all be paired on their own. Once everyone above is "
    "paired, only you and {other} are left.",
    "answer.halves.joined": "From the groups below, {up} joined the group of {points}: that makes {count} players. The "
    "upper half of their list plays the lower half in order, no. 1 against no. {second} and so on. You are no. "
    "{place} of them, {other} is no. {other_place}.",
    "answer.off-list": "{here} Paired simply by the list, you would play {usual}. {against} {instead}",
    "answer.off-list.over": "{here} Paired simply by the list, you would be left without an opponent in this group. "
    "{against} {instead}",
    "answer.off-list.instead": "The best alternative, judged by {best}, then by the list, gives you {other}.",
    "answer.off-list.instead.only": "Of all of them, {other} is the only one you can play.",
    "answer.off-list.instead.first-round": "So the order is changed, but no more than necessary. That gives you "
    "{other}.",
    "answer.fault": "By the list, {one} would play {two}. {against}",
    "answer.fault.pair": "That pair would be fine, but not the list as a whole. {against}",
    "answer.columns": "By the colours owed, the group of {points} has a White side of {whites} and a Black side of "
    "{blacks}. The White side is ordered by the average rating of the opponents so far, lowest first, the Black side "
    "by rating, highest first; no. 1 plays no. 1 and so on. You are no. {mine}, {other} is no. {yours}.",
    "answer.columns.number": "By the colours owed, the group of {points} has a White side of {whites} and a Black side "
    "of {blacks}. The White side is ordered by the average rating of the opponents so far, lowest first, the Black "
    "side by the list; no. 1 plays no. 1 and so on. You are no. {mine}, {other} is no. {yours}.",
    "answer.columns.white": "{place} on the White side (average {average})",
    "answer.columns.white.new": "{place} on the White side (no game yet)",
    "answer.columns.black": "{place} on the Black side",
    "answer.columns.changed": "{who} is owed {colour}, but moved to the other side to make the sides equal.",
    "answer.columns.changed.you": "You are owed {colour}, but were moved to the other side to make the sides equal.",
    "answer.columns.two": "In the group of {points}, only you and {other} were left to be paired.",
    "answer.in-column": "By the colours they are owed, the group of {points} has a White side of {whites} and a "
    "Black side of {blacks}, and they cannot all be paired White side against Black side. So you and {other}, both "
    "on the {colour} side, play each other.",
    "answer.top-of-list": "{other} has {higher_points} and plays someone from your group of {points}, which has "
    "{size}. Players from a group above play the top of the list, in order: {other} is no. {turn} of them, you are "
    "no. {place} on your list.",
    "answer.top-of-list.1": "{other} has {higher_points} and plays someone with {points}: you are the only one who "
    "has that.",
    "answer.top-of-list.higher": "You have {higher_points} and play someone with {points}: {size} have that. Players "
    "from a group above play the top of the list, in order: you are no. {turn} of them, {other} is no. {place} on "
    "that list.",
    "answer.top-of-list.higher.1": "You have {higher_points} and play someone with {points}: {other} is the only one "
    "who has that.",
    "answer.highest-rated": "{other} has {higher_points} and has to play someone with {points}: preferably a player "
    "who is owed {colour}, and of those the highest-rated. That is you, rated {rating}.",
    "answer.highest-rated.higher": "You have {higher_points} and have to play someone with {points}: preferably a "
    "player who is owed {colour}, and of those the highest-rated. That is {other}, rated {rating}.",
    "answer.highest-rated.any": "{other} has {higher_points} and has to play someone with {points}: the highest-rated "
    "of those who can be chosen. That is you, rated {rating}.",
    "answer.highest-rated.any.higher": "You have {higher_points} and have to play someone with {points}: the "
    "highest-rated of those who can be chosen. That is {other}, rated {rating}.",
    "answer.scheduled": "Everyone plays everyone, in an order that was fixed for {players} players before the start. "
    "In round {round} it pairs no. {place}, which is you, with no. {other_place}, {other}.",
    "answer.arranged": "You and {other} are the only two players left to be paired.",
    "answer.arranged.only": "{size} have {points}, and {other} is the only one of them you can play.",
    "answer.arranged.other.1": "No one else has {points}, so your opponent comes from another group: {other}. Why not "
    "{free}? {against}",
    "answer.arranged.other": "{size} have {points}. The best way to pair them, judged by {best}, gives you {other}. "
    "Why not {free}? {against}",
    "answer.arranged.other.apart": "You have {points}, {other} has {other_points}. The best way to pair the round, "
    "judged by {best}, gives you {other}. Why not {free}? {against}",
    # -- points up or down --
    "answer.left": "{size} have {points}.",
    "answer.left.up": "{size} have {points}; {up} of them play someone with more points.",
    "answer.left.up.1": "{size} have {points}; one of them plays someone with more points.",
    "answer.left.bye": "One of them has the bye.",
    "answer.odd": "{left} That leaves {count}, an odd number, so at least one of them has to play someone with fewer "
    "points.",
    "answer.odd.all": "{size} have {points}, an odd number, so at least one of them has to play someone with fewer "
    "points.",
    "answer.odd.1": "{left} That leaves only one, who has to play someone with fewer points.",
    "answer.odd.last": "It is {who}: the last of them on the list.",
    "answer.odd.last.you": "It is you: you are the last of them on the list.",
    "answer.odd.lowest": "It is {who}, who has the lowest rating of them.",
    "answer.odd.lowest.you": "It is you: you have the lowest rating of them.",
    "answer.odd.other": "It is {who}. Why does {who} not play {free}? {against}",
    "answer.odd.other.you": "It is you. Why do you not play {free}? {against}",
    "answer.none-left": "{who} cannot play any of the other {count} players with {points}, so {who} needs an opponent "
    "from another group.",
    "answer.none-left.1": "{who} cannot play the only other player with {points}, so {who} needs an opponent from "
    "another group.",
    "answer.none-left.0": "{who} is the only player with {points} to be paired, so {who} needs an opponent from "
    "another group.",
    "answer.none-left.you": "You cannot play any of the other {count} players with {points}, so your opponent has to "
    "come from another group.",
    "answer.none-left.1.you": "You cannot play the only other player with {points}, so your opponent has to come from "
    "another group.",
    "answer.none-left.0.you": "You are the only player with {points} to be paired, so your opponent has to come from "
    "another group.",
    "answer.even": "{left} By number alone, those left could all have been paired with each other. But why does {who} "
    "not play {free}? {against}",
    "answer.even.you": "{left} By number alone, those left could all have been paired with each other. But why do you "
    "not play {free}? {against}",
    "answer.upfloated": "The {count} players with {points} cannot all play each other, so {needed} with fewer points "
    "come up, and {lower} is one of them.",
    "answer.upfloated.you": "The {count} players with {points} cannot all play each other, so {needed} with fewer "
    "points come up, and you are one of them.",
    "answer.upfloated.2": "The two players with {points} cannot play each other, so {needed} with fewer points come "
    "up, and {lower} is one of them.",
    "answer.upfloated.2.you": "The two players with {points} cannot play each other, so {needed} with fewer points "
    "come up, and you are one of them.",
    "answer.upfloated.odd": "{size} with {points} were left to be paired, an odd number, so one with fewer points "
    "comes up: {lower}, the first on the list who can.",
    "answer.upfloated.odd.you": "{size} with {points} were left to be paired, an odd number, so one with fewer points "
    "comes up: you, the first on the list who can.",
    "answer.upfloated.1": "Only one player with {points} was left to be paired, so one with fewer points comes up: "
    "{lower}, the first on the list who can.",
    "answer.upfloated.1.you": "Only one player with {points} was left to be paired, so one with fewer points comes up: "
    "you, the first on the list who can.",
    "answer.joined": "{count} players with {points} were left to be paired, an odd number, so one with fewer points "
    "joins them. {wanted}",
    "answer.joined.wanted": "{majority_colour} is owed to {majority} of them and {colour} to {minority}, so it is a "
    "player who is owed {colour}: {lower}, rated {rating}, the highest-rated who can come.",
    "answer.joined.wanted.you": "{majority_colour} is owed to {majority} of them and {colour} to {minority}, so it "
    "is a player who is owed {colour}: you, rated {rating}, the highest-rated who can come.",
    "answer.joined.any": "It is the highest-rated who can come: {lower}, rated {rating}.",
    "answer.joined.any.you": "It is the highest-rated who can come: you, rated {rating}.",
    "answer.brought-up": "The {count} players with {points} cannot all be paired among themselves, so {needed} with "
    "fewer points join them.",
    "answer.brought-up.2": "The two players with {points} cannot be paired with each other, so {needed} with fewer "
    "points join them.",
    "answer.brought-up.odd": "{count} players with {points} were left to be paired, an odd number, so one with fewer "
    "points joins them.",
    "answer.brought-up.single": "Only one player with {points} was left to be paired, so one with fewer points joins.",
    "answer.brought-up.who": "Most points come first, then the colours the group needs, then who has played up least, "
    "then the list. That makes it {lower}, no. {place} on the list of the {peers} players with {points}.",
    "answer.brought-up.who.you": "Most points come first, then the colours the group needs, then who has played up "
    "least, then the list. That makes it you, no. {place} on the list of the {peers} players with {points}.",
    "answer.brought-up.who.1": "Most points come first, then the colours the group needs, then who has played up "
    "least, then the list. That makes it {lower}, the only player with {points}.",
    "answer.brought-up.who.1.you": "Most points come first, then the colours the group needs, then who has played up "
    "least, then the list. That makes it you, the only player with {points}.",
    # -- this colour --
    "answer.claim.none": "{who} has not had a colour yet",
    "answer.claim.none.you": "you have not had a colour yet",
    "answer.claim.none.owed": "{who} has not had a colour yet, which counts as a weak claim to {colour}",
    "answer.claim.none.owed.you": "you have not had a colour yet, which counts as a weak claim to {colour}",
    "answer.claim.fewer": "{who} has had {more_colour} {more} and {colour} {fewer}",
    "answer.claim.fewer.you": "you have had {more_colour} {more} and {colour} {fewer}",
    "answer.claim.running": "{who} has had {more_colour} in the last {running} games",
    "answer.claim.running.you": "you have had {more_colour} in your last {running} games",
    "answer.claim.last": "{who} has had both colours {more}, {more_colour} last",
    "answer.claim.last.you": "you have had both colours {more}, {more_colour} last",
    "answer.both-served": "{mine}; {yours}. Both of you get the colour you are owed.",
    "answer.one-served": "{mine}; {yours}. {owed} is owed {colour} and gets it, and you are owed neither colour.",
    "answer.one-served.you": "{mine}; {yours}. You are owed {colour} and get it, and {other} is owed neither colour.",
    "answer.stronger-claim": "Both of you are owed {colour}, and the stronger claim wins: {winner}; {loser}.",
    "answer.stronger-claim.unlimited": "Both of you are owed {colour}. In the last round the limits on colours do not "
    "apply to a player with more than half of the possible points so far. That is {loser}, who has had White {whites} "
    "and Black {blacks}. So the other claim is the stronger one: {winner}.",
    "answer.stronger-claim.unlimited.you": "Both of you are owed {colour}. In the last round the limits on colours do "
    "not apply to a player with more than half of the possible points so far. That is you, who have had White "
    "{whites} and Black {blacks}. So the other claim is the stronger one: {winner}.",
    "answer.stronger-claim.unlimited.both": "Both of you are owed {colour}. In the last round the limits on colours do "
    "not apply to players with more than half of the possible points so far: that is both of you. Then the number of "
    "games with each colour decides: {winner}; {loser} has had White {whites} and Black {blacks}.",
    "answer.stronger-claim.unlimited.both.you": "Both of you are owed {colour}. In the last round the limits on "
    "colours do not apply to players with more than half of the possible points so far: that is both of you. Then the "
    "number of games with each colour decides: {winner}; you have had White {whites} and Black {blacks}.",
    "answer.cannot-have.running": "{who} cannot have {colour}: it would be the third time in a row.",
    "answer.cannot-have.running.you": "You cannot have {colour}: it would be the third time in a row.",
    "answer.cannot-have.balance": "{who} cannot have {colour}: that would be {colour} {more} and {other_colour} "
    "{fewer}.",
    "answer.cannot-have.balance.you": "You cannot have {colour}: that would be {colour} {more} and {other_colour} "
    "{fewer}.",
    "answer.swapped.1": "Both of you are owed {colour}, neither more than the other. In your last games you had "
    "{mine} and {other} had {yours}: now it is the other way round.",
    "answer.swapped": "Both of you are owed {colour}, neither more than the other. In your last {same} games the two "
    "of you had the same colours; in the one before you had {mine} and {other} had {yours}: now it is the other way "
    "round.",
    "answer.swapped.2": "Both of you are owed {colour}, neither more than the other. In your last games the two of "
    "you had the same colour; in the ones before you had {mine} and {other} had {yours}: now it is the other way "
    "round.",
    "answer.higher-on-list": "Both of you are owed {colour} and have had the same colours, game by game. {winner} is "
    "no. {place} on the list, you are no. {other_place}: the higher one gets it.",
    "answer.higher-on-list.you": "Both of you are owed {colour} and have had the same colours, game by game. You are "
    "no. {place} on the list, {loser} is no. {other_place}: the higher one gets it.",
    "answer.higher-on-list.points": "Both of you are owed {colour} and have had the same colours, game by game. "
    "{winner} has {more}, you have {fewer}: the one with more points gets it.",
    "answer.higher-on-list.points.you": "Both of you are owed {colour} and have had the same colours, game by game. "
    "You have {more}, {loser} has {fewer}: the one with more points gets it.",
    "answer.opposition": "Your claims to a colour are equal. White goes to the one who has had the stronger "
    "opponents: their average rating is {white_average} for {white}, {black_average} for {black}.",
    "answer.swapped.unowed": "Both of you have had White equally often ({whites}). The last time your colours "
    "differed, you had {mine} and {other} had {yours}: now it is the other way round.",
    "answer.last-reversed": "Both of you have had White equally often ({whites}), and the same colours match by match. "
    "{winner} is ranked higher and gets the opposite of the last colour.",
    "answer.last-reversed.you": "Both of you have had White equally often ({whites}), and the same colours match by "
    "match. You are ranked higher and get the opposite of your last colour.",
    "answer.last-reversed.none": "You have both never had White, and match by match your colours were the same. "
    "{winner} is ranked higher and gets the opposite of the last colour.",
    "answer.last-reversed.none.you": "You have both never had White, and match by match your colours were the same. "
    "You are ranked higher and get the opposite of your last colour.",
    "answer.last-reversed.only": "So far only {winner} has had a colour, and gets the other one now.",
    "answer.last-reversed.only.you": "So far only you have had a colour, and you get the other one now.",
    "answer.lower-rated": "Your claims to a colour and the strength of your opponents are equal. White goes to the "
    "lower rating: {white_rating} for {white}, {black_rating} for {black}.",
    "answer.later-name": "Your claims to a colour, your opponents and your ratings are equal. White goes to the "
    "later name in the alphabet, {white}.",
    "answer.by-lot": "Neither of you has had a colour yet. {winner}, the higher of you two, is no. {place}, {parity}, "
    "and gets {colour}: the draw before round 1 gave {lot} to odd numbers.",
    "answer.by-lot.you": "Neither of you has had a colour yet. You, the higher of you two, are no. {place}, {parity}, "
    "and get {colour}: the draw before round 1 gave {lot} to odd numbers.",
    "answer.by-lot.later": "Neither of you has had a colour yet. {winner}, the higher of you two, is no. {place}, "
    "{parity}, and gets {colour}: the draw before round 1 gave {lot} to odd numbers; for someone who starts later it "
    "is the other way round.",
    "answer.by-lot.later.you": "Neither of you has had a colour yet. You, the higher of you two, are no. {place}, "
    "{parity}, and get {colour}: the draw before round 1 gave {lot} to odd numbers; for someone who starts later it "
    "is the other way round.",
    "answer.place.list": "{place} on the list",
    "answer.place.among": "{place} of those who have taken part so far",
    "answer.odd-number": "an odd number",
    "answer.even-number": "an even number",
    "answer.by-board": "In round 1 the draw decides: {lot} for the higher-rated player on board 1, and from board to "
    "board the other colour. On board {board} the higher-rated player, {left}, has {colour}.",
    "answer.by-board.you": "In round 1 the draw decides: {lot} for the higher-rated player on board 1, and from board "
    "to board the other colour. On board {board} you are the higher-rated player, so you have {colour}.",
    "answer.by-sum.odd": "The table also fixes the colours: numbers {low} and {high} add up to {sum}, an odd number, "
    "so the lower number, {low}, has White.",
    "answer.by-sum.even": "The table also fixes the colours: numbers {low} and {high} add up to {sum}, an even "
    "number, so the higher number, {high}, has White.",
    "answer.by-highest.black": "The table also fixes the colours: the highest number, {highest}, has Black against "
    "numbers 1 to {half} and White against the others. Here it meets no. {place}, so it has {colour}.",
    "answer.reversed": "You two already played in round {round}, where the table gave you {then}. The second time the "
    "colours are reversed.",
    # -- the bye --
    "answer.takes-bye": "{players} players, so one sits out. The bye goes to someone with as few points as possible: "
    "{points}, which {size} have.",
    "answer.takes-bye.1": "{players} players, so one sits out. The bye goes to someone with as few points as possible: "
    "{points}, which only you have.",
    "answer.takes-bye.lower": "{players} players, so one sits out. {lower} has fewer points than you, but plays "
    "{opponent}. Why do you not play {opponent} instead? {against}",
    "answer.takes-bye.first-round": "{players} players, so one sits out. In round 1 that is the last on the list: you.",
    "answer.takes-bye.last": "Of those who can take it, you are the last on the list.",
    "answer.takes-bye.last.plain": "You are the last of them on the list.",
    "answer.takes-bye.lowest": "Of those who can take it, no one has a lower rating than you.",
    "answer.takes-bye.most-played": "Of those who can take it, you have played the most rounds: {games}.",
    "answer.takes-bye.most-played.level": "Of those who can take it, you and {others} have played the most rounds, "
    "{games}. Among you the list decides: you come last.",
    "answer.takes-bye.games": "Of those who can take it, you have played the most games: {games}.",
    "answer.takes-bye.games.level": "Of those who can take it, you and {others} have played the most games, {games}. "
    "Among you the list decides: you come last.",
    "answer.takes-bye.other": "Why do you not play {free} instead? {against}",
    "answer.rests": "{players} players take turns: in each round one of them has no opponent, and in round {round} "
    "it is you.",
    "answer.no-bye.had": "{players} players, so one sits out. It cannot be you: you got a point without playing in "
    "round {round}.",
    "answer.no-bye.points": "{players} players, so one sits out. The bye goes to someone with as few points as "
    "possible: {bye} has {bye_points}, you have {points}.",
    "answer.no-bye.last": "{players} players, so one sits out. {bye} has {bye_points} like you, and is lower on the "
    "list.",
    "answer.no-bye.lowest": "{players} players, so one sits out. {bye} has {bye_points} like you, and a lower rating.",
    "answer.no-bye.most-played": "{players} players, so one sits out. {bye} has {bye_points} like you; the bye goes to "
    "the one who has played more rounds, {bye_games} for {bye}, {games} for you.",
    "answer.no-bye.most-played.level": "{players} players, so one sits out. {bye} has {bye_points} like you and has "
    "played as many rounds ({bye_games}). Then the list decides: {bye} comes after you.",
    "answer.no-bye.games": "{players} players, so one sits out. {bye} has {bye_points} like you; the bye goes to the "
    "one who has played more games, {bye_games} for {bye}, {games} for you.",
    "answer.no-bye.games.level": "{players} players, so one sits out. {bye} has {bye_points} like you and has "
    "played as many games ({bye_games}). Then the list decides: {bye} comes after you.",
    "answer.no-bye.needed": "{players} players, so one sits out, and it could not be you. {against}",
    "answer.no-bye.instead": "{players} players, so one sits out. Why does {bye} not play {instead} in your place? "
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
    "answer.otherwise.against": "The rules have this against you two: {against}",
    "answer.otherwise.colour": "By the rules you would have {colour} against {other}.",
    "answer.otherwise.colour.other": "So the rules do not give the colours of this game either.",
    # -- why not --
    "answer.not-paired": "{against}",
    "answer.not-paired.both": "{against} {player} plays {partner}; {other} plays {other_partner}.",
    "answer.not-paired.one": "{against} {player} plays {partner}.",
    "answer.not-paired.two": "{against} {other} plays {other_partner}.",
    "answer.away": "You are down as absent in round {round}.",
    "answer.away.H": "You are down for half a point without playing in round {round}.",
    "answer.away.F": "You are down for a full point without playing in round {round}.",
    "answer.away.missed": "You did not play in {count} of the rounds before either.",
    "answer.away.missed.1": "You did not play in 1 of the rounds before either.",
    "answer.paired-inside": "{count} players of the group of {points} play each other. The upper half of their list "
    "plays the lower half in order, no. 1 against no. {second} and so on. You are no. {place}, {other} is no. "
    "{other_place}.",
    "answer.paired-inside.2": "In the group of {points}, only you and {other} are left to play each other.",
    **AGAINST_WORDS,
    **WORSE_WORDS,
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
