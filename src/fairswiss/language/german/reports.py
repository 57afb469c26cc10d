"""What is wrong with a tournament report (TRF), in German, by its English text."""

REPORTS = {
    # -- the file as a whole --
    "The tournament report cannot be used:": "Der Turnierbericht ist nicht zu gebrauchen:",
    "{what}; the limit is {limit:,}. {remedy}": "{what}; die Grenze ist {limit}. {remedy}",
    "The file has {count:,} bytes": "Die Datei hat {count} Bytes",
    "The file has {count:,} lines": "Die Datei hat {count} Zeilen",
    "The file has {count:,} players": "Die Datei hat {count} Spieler",
    "Line {number} has {count:,} characters": "Zeile {number} hat {count} Zeichen",
    "Line {number} has more rounds than can be": "Zeile {number} hat mehr Runden, als es geben kann",
    "Is it a tournament report at all?": "Ist es überhaupt ein Turnierbericht?",
    "Is it the right one?": "Ist es die richtige?",
    "Split it into several events.": "Teilen Sie sie in mehrere Turniere auf.",
    "Break it or leave it out.": "Teilen Sie sie, oder lassen Sie sie weg.",
    "Shorten the line.": "Kürzen Sie die Zeile.",
    "{count:,} more problems are not listed": "{count} weitere Probleme sind nicht aufgeführt",
    "{count:,} more problems are not listed; the file was not read further": "{count} weitere Probleme sind nicht "
    "aufgeführt; die Datei wurde nicht weiter gelesen",
    "correct these first": "berichtigen Sie zuerst diese",
    "the file is not UTF-8 and is read as {name}": "die Datei ist nicht UTF-8 und wird als {name} gelesen",
    "if names look wrong, save the file as UTF-8": "wenn Namen falsch aussehen, speichern Sie die Datei als UTF-8",
    "the file says it is UTF-16 but is not": "die Datei gibt sich als UTF-16 aus, ist es aber nicht",
    "save it as UTF-8": "speichern Sie sie als UTF-8",
    "a tab is read as one blank": "ein Tabulator wird als ein Leerzeichen gelesen",
    "the columns of a TRF are fixed": "die Spalten eines TRF stehen fest",
    "use blanks": "nehmen Sie Leerzeichen",
    "the character {name} is not text": "das Zeichen {name} ist kein Text",
    "remove it": "entfernen Sie es",
    "there is no player in this file": "in dieser Datei ist kein Spieler",
    "a tournament report (TRF) has a line starting with 001 for every player": "ein Turnierbericht (TRF) hat für jeden "
    "Spieler eine Zeile, die mit 001 beginnt",
    "check that this is the file you meant, and that its content was given, not its name": "prüfen Sie, ob das die "
    "gemeinte Datei ist und ob ihr Inhalt übergeben wurde, nicht ihr Name",
    "this is a tournament of teams; standings rank its players unless teams are asked for": "das ist ein "
    "Mannschaftsturnier; die Rangliste reiht seine Spieler, wenn nicht die der Mannschaften verlangt wird",
    "the players are paired in the order of their lines, not of their numbers (XXC rank)": "die Spieler werden in der "
    "Reihenfolge ihrer Zeilen gepaart, nicht ihrer Nummern (XXC rank)",
    "number them in this order, if nothing else depends on the numbers": "nummerieren Sie sie in dieser Reihenfolge, "
    "wenn sonst nichts von den Nummern abhängt",
    "the line looks like a player's record, but {code!r} is not the code of one": "die Zeile sieht wie der Satz eines "
    "Spielers aus, aber {code!r} ist nicht dessen Kennung",
    "it is kept unread, and the player takes no part": "sie bleibt ungelesen erhalten, und der Spieler nimmt "
    "nicht teil",
    "start it with 001, or with ### if it is a remark": "beginnen Sie sie mit 001, oder mit ###, wenn sie eine "
    "Bemerkung ist",
    # -- what is asked of a report --
    "the file names {named}, but {system} was asked for and is used": "die Datei nennt {named}, verlangt und verwendet "
    "wird aber {system}",
    "editions pair differently": "die Fassungen paaren verschieden",
    "leave the system out, or correct the records 092 and 192": "lassen Sie das System weg, oder berichtigen Sie die "
    "Sätze 092 und 192",
    "the file lists teams; their members are paired as single players": "die Datei führt Mannschaften auf; ihre "
    "Mitglieder werden als einzelne Spieler gepaart",
    "no record says that the teams play matches": "kein Satz sagt, dass die Mannschaften Wettkämpfe austragen",
    "teams play matches in this event: its rounds can be neither paired nor checked": "in diesem Turnier spielen "
    "Mannschaften Wettkämpfe: Seine Runden können weder gepaart noch geprüft werden",
    "no system known here pairs teams": "kein hier bekanntes System paart Mannschaften",
    "use it for standings alone": "verwenden Sie es nur für die Rangliste",
    "if they do, do not use this pairing": "wenn sie es tun, verwenden Sie diese Paarung nicht",
    "no lot is recorded and no one was paired in round 1: the lot follows from round {n}": "es ist keine Farblosung "
    "vermerkt, und in Runde 1 wurde niemand gepaart: Die Losung folgt aus Runde {n}",
    "that is the first round with colours": "das ist die erste Runde mit Farben",
    "record the lot (152 or XXC)": "vermerken Sie die Farblosung (152 oder XXC)",
    "everyone is absent from round {n}, so no one is paired": "in Runde {n} fehlen alle, also wird niemand gepaart",
    "a round of byes alone counts as a round to come": "eine Runde, die nur aus Freilosen besteht, gilt als noch nicht "
    "gespielt",
    "if that round is over, leave it out and plan one round less": "wenn diese Runde vorüber ist, lassen Sie sie weg "
    "und planen Sie eine Runde weniger",
    "Teams play matches in this event, and no system known here pairs teams. Its players are not paired as "
    "single ones. For the standings: fairswiss standings FILE --teams. If the players do play for "
    "themselves, remove the records 192, 300, 320, 330, 352 and 362.": "In diesem Turnier spielen Mannschaften "
    "Wettkämpfe, und kein hier bekanntes System paart Mannschaften. Die Spieler werden nicht als einzelne gepaart. Zur "
    "Rangliste: fairswiss standings DATEI --teams. Wenn die Spieler doch für sich selbst spielen, entfernen Sie die "
    "Sätze 192, 300, 320, 330, 352 und 362.",
    "their records 250 and 260 are kept unread, for their numbers are those of teams": "seine Sätze 250 und 260 "
    "bleiben ungelesen erhalten, denn ihre Nummern sind die von Mannschaften",
    "ask for standings of teams": "verlangen Sie die Rangliste der Mannschaften",
    "the record {record} is kept unread": "der Satz {record} bleibt ungelesen erhalten",
    "record {record} is given again with another text": "der Satz {record} steht noch einmal da, mit anderem Text",
    "the first one counts": "der erste zählt",
    "remove one": "entfernen Sie einen davon",
    # -- what to do, in general --
    "correct them": "berichtigen Sie sie",
    "correct the line": "berichtigen Sie die Zeile",
    "correct the number": "berichtigen Sie die Zahl",
    "correct the numbers": "berichtigen Sie die Nummern",
    "correct the number or add the player": "berichtigen Sie die Nummer, oder ergänzen Sie den Spieler",
    "correct it or add the player": "berichtigen Sie es, oder ergänzen Sie den Spieler",
    "correct it, or check the columns": "berichtigen Sie es, oder prüfen Sie die Spalten",
    "correct it, or check that the columns of this line are not shifted": "berichtigen Sie es, oder prüfen Sie, ob die "
    "Spalten dieser Zeile verschoben sind",
    "check that the columns of this line are not shifted": "prüfen Sie, ob die Spalten dieser Zeile verschoben sind",
    "check that the line is complete": "prüfen Sie, ob die Zeile vollständig ist",
    "correct one of them": "berichtigen Sie eines davon",
    "correct one of the two": "berichtigen Sie eines von beiden",
    "correct one of the two lines": "berichtigen Sie eine der beiden Zeilen",
    "correct the colours": "berichtigen Sie die Farben",
    "correct the opponent": "berichtigen Sie den Gegner",
    "keep one": "behalten Sie eines",
    "keep one of the two": "behalten Sie eines von beiden",
    "write both": "schreiben Sie beide",
    "check them": "prüfen Sie sie",
    "shorten the field": "kürzen Sie das Feld",
    # -- players --
    "player {player} has no 001 record": "Spieler {player} hat keinen Satz 001",
    "the player number {text!r} is not a number from 1 on": "die Spielernummer {text!r} ist keine Zahl ab 1",
    "it stands in columns 5-8": "sie steht in den Spalten 5-8",
    "two players have the number {number}, the other one in line {line}": "zwei Spieler haben die Nummer {number}, der "
    "andere in Zeile {line}",
    "the number identifies a player": "die Nummer kennzeichnet einen Spieler",
    "give one of them another number": "geben Sie einem von ihnen eine andere Nummer",
    "the columns of {count} player records are counted in bytes and are read so": "in {count} Spielersätzen sind die "
    "Spalten in Bytes gezählt und werden so gelesen",
    "the columns of a TRF are characters": "die Spalten eines TRF sind Zeichen",
    "write the file anew to correct it": "schreiben Sie die Datei neu, um das zu berichtigen",
    "{text!r} stands between two fields and is ignored": "{text!r} steht zwischen zwei Feldern und wird übergangen",
    "the {name} {text!r} cannot be read as a number": "{name} {text!r} lässt sich nicht als Zahl lesen",
    "columns {first}-{last} are for the {name}": "in den Spalten {first}-{last} steht: {name}",
    "the points are {stated} here, but the results make {derived}": "hier stehen {stated} Punkte, aber die Ergebnisse "
    "machen {derived}",
    "the results are what counts": "es zählen die Ergebnisse",
    "check the results of this player and the scoring": "prüfen Sie die Ergebnisse dieses Spielers und die "
    "Punktwertung",
    "record 062 says {text!r} players, the file has {count}": "der Satz 062 nennt {text!r} Spieler, die Datei hat "
    "{count}",
    "check that no player record is missing": "prüfen Sie, ob ein Spielersatz fehlt",
    # -- rounds and results --
    "the number of rounds is {text!r}": "die Zahl der Runden ist {text!r}",
    "it can be 1 to {most}": "möglich ist 1 bis {most}",
    "{planned} rounds are planned here and {other} in line {line}": "hier sind {planned} Runden geplant, in Zeile "
    "{line} aber {other}",
    "the last round is paired by rules of its own": "die letzte Runde wird nach eigenen Regeln ausgelost",
    "{recorded} rounds are recorded but only {planned} are planned": "{recorded} Runden sind eingetragen, aber nur "
    "{planned} geplant",
    "correct the number of rounds": "berichtigen Sie die Zahl der Runden",
    "the dates are not above their rounds": "die Tage stehen nicht über ihren Runden",
    "start them at column 92": "beginnen Sie damit in Spalte 92",
    "the first colour is {text!r}": "die geloste Farbe ist {text!r}",
    "the first colour is not the one of line {line}": "die geloste Farbe ist nicht die der Zeile {line}",
    "it was drawn once": "sie wurde einmal gelost",
    "it can be W or B": "möglich ist W oder B",
    "{text!r} stands where a blank should be": "{text!r} steht, wo ein Leerzeichen stehen muss",
    "a round has the opponent, a blank, the colour, a blank, the result": "eine Runde hat den Gegner, ein Leerzeichen, "
    "die Farbe, ein Leerzeichen, das Ergebnis",
    "the colour is {text!r}": "die Farbe ist {text!r}",
    "it can be w, b or -": "möglich ist w, b oder -",
    "the result is {text!r}": "das Ergebnis ist {text!r}",
    "the codes are {known}": "die Kürzel sind {known}",
    "a game without an opponent is adjourned": "eine Partie ohne Gegner ist vertagt",
    "write the opponent's number, or a bye": "schreiben Sie die Nummer des Gegners oder ein Freilos",
    "a colour without an opponent is ignored": "eine Farbe ohne Gegner wird übergangen",
    "write - for the colour": "schreiben Sie - für die Farbe",
    "the opponent {written!r} is not a number": "der Gegner {written!r} ist keine Nummer",
    "the player is paired with himself or herself": "der Spieler ist mit sich selbst gepaart",
    "the opponent {opponent} has no 001 record": "der Gegner {opponent} hat keinen Satz 001",
    "the result {code} is given together with the opponent {opponent}": "das Ergebnis {code} steht zusammen mit dem "
    "Gegner {opponent}",
    "{code} is a bye and has no opponent": "{code} ist ein Freilos und hat keinen Gegner",
    "write 0000 for the opponent, or the result of the game": "schreiben Sie 0000 für den Gegner oder das Ergebnis der "
    "Partie",
    "player {player} is paired with {opponent}, but {opponent} (line {line}) {says}": "Spieler {player} ist mit "
    "{opponent} gepaart, aber {opponent} (Zeile {line}) {says}",
    "is paired with {back}": "ist mit {back} gepaart",
    "has a bye ({mark})": "hat ein Freilos ({mark})",
    "has no entry": "hat keinen Eintrag",
    "the two must name each other": "beide müssen einander nennen",
    "players {player} and {opponent} (line {line})": "die Spieler {player} und {opponent} (Zeile {line})",
    "{both} have the results {code!r} and {answer!r}": "{both} haben die Ergebnisse {code!r} und {answer!r}",
    "{both} have the results {code} and {answer}": "{both} haben die Ergebnisse {code} und {answer}",
    "both sides are played results, or a forfeit, or both empty": "auf beiden Seiten steht ein gespieltes Ergebnis, "
    "ein kampfloses oder keines",
    "{both} both have White": "{both} haben beide Weiß",
    "{both} both have Black": "{both} haben beide Schwarz",
    "{both} have no colours": "{both} haben keine Farben",
    "one plays White, the other Black": "einer spielt Weiß, der andere Schwarz",
    "{both}: one colour is missing and follows from the other": "{both}: Eine Farbe fehlt und folgt aus der anderen",
    "they share more than one point": "sie teilen mehr als einen Punkt",
    "round {number} has {count} pairing-allocated byes, of {allocated}": "in Runde {number} sind {count} durch "
    "Auslosung spielfrei: {allocated}",
    "a round has at most one": "in einer Runde ist es höchstens einer",
    "write F for a full-point bye that was asked for": "schreiben Sie F für ein beantragtes Freilos mit ganzem Punkt",
    "a point without an opponent is read as a full-point bye (F) of {points}": "ein Punkt ohne Gegner wird als Freilos "
    "mit ganzem Punkt (F) gelesen: {points}",
    "the pairing-allocated bye of this round went to somebody else": "durch Auslosung war in dieser Runde jemand "
    "anders spielfrei",
    "write U for the one and F for the others": "schreiben Sie U für den einen und F für die anderen",
    "player {named}": "Spieler {named}",
    "player {named} and {count} more": "Spieler {named} und {count} weitere",
    "{player} (line {line})": "{player} (Zeile {line})",
    "record 240 says {code}, the player's own record has {says}": "der Satz 240 sagt {code}, der Satz des Spielers "
    "selbst {says}",
    "a bye {mark}": "ein Freilos {mark}",
    "a game against {opponent}": "eine Partie gegen {opponent}",
    "a player has one entry a round": "ein Spieler hat einen Eintrag je Runde",
    # -- byes, prohibitions, accelerations, changes of points --
    "the bye is of the type {code!r}": "das Freilos ist von der Art {code!r}",
    "it can be F, H or Z": "möglich ist F, H oder Z",
    "the round {text!r} is not a number from 1 to {most}": "die Runde {text!r} ist keine Zahl von 1 bis {most}",
    "it stands in columns 7-9": "sie steht in den Spalten 7-9",
    "the players of this bye cannot be read": "die Spieler dieses Freiloses sind nicht zu lesen",
    "this bye has no players": "dieses Freilos hat keine Spieler",
    "their numbers stand at 11-14, 16-19 …": "ihre Nummern stehen in 11-14, 16-19 …",
    "the absent players cannot be read": "die abwesenden Spieler sind nicht zu lesen",
    "XXZ lists numbers": "XXZ zählt Nummern auf",
    "the rounds {text!r} cannot be read": "die Runden {text!r} sind nicht zu lesen",
    "they stand at 5-7 and 9-11": "sie stehen in 5-7 und 9-11",
    "the players {text!r} cannot be read": "die Spieler {text!r} sind nicht zu lesen",
    "this record lists player numbers": "dieser Satz zählt Spielernummern auf",
    "fewer than two players are told not to meet": "weniger als zwei Spieler sollen nicht gepaart werden",
    "the virtual points cannot be read": "die virtuellen Punkte sind nicht zu lesen",
    "points stand at 10-13, the rounds at 15-17 and 19-21, the players at 23-26 and 28-31": "Punkte stehen in 10-13, "
    "die Runden in 15-17 und 19-21, die Spieler in 23-26 und 28-31",
    "match points in a tournament of players are read as virtual points": "Mannschaftspunkte in einem Einzelturnier "
    "werden als virtuelle Punkte gelesen",
    "columns 5-8 are for teams": "die Spalten 5-8 sind für Mannschaften",
    "write them at 10-13": "schreiben Sie sie in 10-13",
    "none of the players {low} to {high} has a 001 record": "keiner der Spieler {low} bis {high} hat einen Satz 001",
    "The records 250 stand for too many single values": "Die Sätze 250 stehen für zu viele einzelne Werte",
    "Narrow their rounds or players.": "Grenzen Sie ihre Runden oder Spieler ein.",
    "XXA has a player and the points of each round": "XXA hat einen Spieler und die Punkte jeder Runde",
    "player {player} has other virtual points in another line": "Spieler {player} hat in einer anderen Zeile andere "
    "virtuelle Punkte",
    "the virtual points of player {player} differ in 250 and XXA": "die virtuellen Punkte von Spieler {player} sind in "
    "250 und XXA verschieden",
    "the records 250 give player {player} too many points together": "die Sätze 250 geben Spieler {player} zusammen zu "
    "viele Punkte",
    "the change of points cannot be read": "die Punktänderung ist nicht zu lesen",
    "the result code stands at 5, the points at 14-17, the round at 20-22, players at 24-27, 29-32 …": "das Kürzel des "
    "Ergebnisses steht in 5, die Punkte in 14-17, die Runde in 20-22, Spieler in 24-27, 29-32 …",
    "There are {points} points for one thing; a file has room for -99.9 to 999.9. Correct them.": "Für eine Sache gibt "
    "es {points} Punkte; eine Datei hat Platz für -99.9 bis 999.9. Berichtigen Sie sie.",
    # -- scoring --
    "a {what} is worth {worth} here and {before} in line {line}": "{what} zählt hier {worth}, in Zeile {line} aber "
    "{before}",
    "a tournament has one scoring": "ein Turnier hat eine Punktwertung",
    "the scoring {text!r} cannot be read": "die Punktwertung {text!r} ist nicht zu lesen",
    "write a symbol and its points": "schreiben Sie ein Zeichen und seine Punkte",
    "the symbols are {known}": "die Zeichen sind {known}",
    "white win": "ein Sieg mit Weiß",
    "black win": "ein Sieg mit Schwarz",
    "white draw": "ein Remis mit Weiß",
    "black draw": "ein Remis mit Schwarz",
    "white loss": "eine Niederlage mit Weiß",
    "black loss": "eine Niederlage mit Schwarz",
    "forfeit win": "ein kampfloser Sieg",
    "forfeit loss": "eine kampflose Niederlage",
    "full bye": "ein Freilos mit ganzem Punkt",
    "half bye": "ein Freilos mit halbem Punkt",
    "zero bye": "ein Freilos ohne Punkt",
    "pab": "spielfrei durch Auslosung",
    "unknown": "eine Hängepartie",
    # -- teams --
    "team {team} has {points} {name} here, its games make {ours}": "Mannschaft {team} hat hier {points} {name}, ihre "
    "Partien machen {ours}",
    "match points": "Mannschaftspunkte",
    "game points": "Brettpunkte",
    "the games are what counts": "es zählen die Partien",
    "check the results of its players, records 320, 330, 362, and who plays for whom": "prüfen Sie die Ergebnisse "
    "ihrer Spieler, die Sätze 320, 330, 362 und wer für wen spielt",
    "the teams are stated by records 310": "die Mannschaften stehen in den Sätzen 310",
    "the number of the team stands in columns 5-7": "die Nummer der Mannschaft steht in den Spalten 5-7",
    "match points stand at 55-60, game points at 62-67, the rank at 69-71": "Mannschaftspunkte stehen in 55-60, "
    "Brettpunkte in 62-67, der Rang in 69-71",
    "there is another team with the number {number}": "eine andere Mannschaft hat die Nummer {number}",
    "the numbers of the players cannot be read": "die Nummern der Spieler sind nicht zu lesen",
    "there are more than {most} teams": "es gibt mehr als {most} Mannschaften",
    "player {player} is listed twice among the teams": "Spieler {player} steht zweimal in Mannschaften",
    "there is no team {team}": "eine Mannschaft {team} gibt es nicht",
    "team {team} has another bye or forfeit in round {number}": "Mannschaft {team} hat in Runde {number} noch ein "
    "Freilos oder kampfloses Ergebnis",
    "another record 320 has said it": "ein anderer Satz 320 hat es gesagt",
    "match points stand at 5-8, game points at 10-13, the team of round 1 at 15-17": "Mannschaftspunkte stehen in 5-8, "
    "Brettpunkte in 10-13, die Mannschaft der Runde 1 in 15-17",
    "results stand at 5-6 (+-, -+ or --), the round at 8-10, the teams at 12-14 and 16-18": "Ergebnisse stehen in 5-6 "
    "(+-, -+ oder --), die Runde in 8-10, die Mannschaften in 12-14 und 16-18",
    "the round stands at 5-7, the teams at 9-11 and 13-15, the players at 17-20, 22-25 …": "die Runde steht in 5-7, "
    "die Mannschaften in 9-11 und 13-15, die Spieler in 17-20, 22-25 …",
    "team {team} has another line-up in round {number}": "Mannschaft {team} hat in Runde {number} noch eine "
    "Aufstellung",
    "player {player} does not play for team {team}, or sits twice": "Spieler {player} spielt nicht für Mannschaft "
    "{team} oder sitzt zweimal",
    "the type (F, H, Z) stands at 5, the round at 7-9, the teams at 11-14, 16-19 …": "die Art (F, H, Z) steht in 5, "
    "die Runde in 7-9, die Mannschaften in 11-14, 16-19 …",
    "the result stands at 5, points at 8-11 and 14-17, the round at 20-22, teams at 24-27": "das Ergebnis steht in 5, "
    "Punkte in 8-11 und 14-17, die Runde in 20-22, Mannschaften in 24-27",
    "another record 352 has said it": "ein anderer Satz 352 hat es gesagt",
    "colours are W or B, one for each board": "Farben sind W oder B, eine für jedes Brett",
    "another record 362 has said it": "ein anderer Satz 362 hat es gesagt",
    "TW, TD and TL are followed by their points": "auf TW, TD und TL folgen ihre Punkte",
    # -- writing --
    "{edition!r} is not an edition that can be written; there are {known}.": "{edition!r} ist keine Fassung, die "
    "geschrieben werden kann; es gibt {known}.",
    "The file would have {count:,} lines": "Die Datei hätte {count} Zeilen",
    "The file would have over {count:,} bytes": "Die Datei hätte über {count} Bytes",
    "Split the event.": "Teilen Sie das Turnier auf.",
    "A line ({start} …) would have {count:,} characters": "Eine Zeile ({start} …) hätte {count} Zeichen",
    "Name fewer players in it.": "Nennen Sie weniger Spieler darin.",
    "There is a player with the number {number}": "Ein Spieler hat die Nummer {number}",
    "Number the players anew.": "Nummerieren Sie die Spieler neu.",
    "There is a round with the number {number}": "Eine Runde hat die Nummer {number}",
    "Correct the rounds.": "Berichtigen Sie die Runden.",
    "the {field} {before} of the event becomes {after}": "beim Turnier wird {field} {before} zu {after}",
    "the {field} change: {changes}": "es ändert sich {field}: {changes}",
    "the {field} {before} becomes {after}": "{field} {before} wird zu {after}",
    "there are {count} columns for it": "dafür sind {count} Spalten da",
    "shorten or correct it, or keep it elsewhere": "kürzen oder berichtigen Sie es, oder heben Sie es anderswo auf",
}
