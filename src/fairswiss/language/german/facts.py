"""What contradicts itself in a tournament, and what cannot be asked of the rules, in German, by its English text."""

FACTS = {
    # -- contradictions --
    "The facts of this tournament contradict each other:": "Die Angaben zu diesem Turnier widersprechen einander:",
    "player number {number}": "Spielernummer {number}",
    "numbers start at 1": "Nummern beginnen mit 1",
    "number the players 1, 2, 3 …": "nummerieren Sie die Spieler 1, 2, 3 …",
    "two players have the number {number}": "zwei Spieler haben die Nummer {number}",
    "give one another number": "geben Sie einem eine andere Nummer",
    "rating {rating}": "Wertungszahl {rating}",
    "ratings have at most four digits": "Wertungszahlen haben höchstens vier Ziffern",
    "the name has a control character": "der Name hat ein Steuerzeichen",
    "retype the name": "tippen Sie den Namen neu",
    "player {player} is paired but not registered": "Spieler {player} ist gepaart, aber nicht angemeldet",
    "register the player": "melden Sie den Spieler an",
    "player {player} appears twice": "Spieler {player} kommt zweimal vor",
    "one game or bye a round": "eine Partie oder ein Freilos je Runde",
    "{white}-{black} has the results {white_result!r} and {black_result!r}": "{white}-{black} hat die Ergebnisse "
    "{white_result!r} und {black_result!r}",
    "both sides must be played results, or one forfeit or a double forfeit": "auf beiden Seiten muss ein gespieltes "
    "Ergebnis stehen oder ein kampfloses, einfach oder doppelt",
    "a bye has the code {code!r}": "ein Freilos hat das Kürzel {code!r}",
    "U, F, H and Z are byes": "Freilose sind U, F, H und Z",
    "more than one pairing-allocated bye": "mehr als einer durch Auslosung spielfrei",
    "write F for the others": "schreiben Sie F für die anderen",
    "{planned} rounds are planned": "{planned} Runden sind geplant",
    "1 to 999 are possible": "möglich sind 1 bis 999",
    "correct the planned number": "berichtigen Sie die geplante Zahl",
    "the drawn colour is {colour!r}": "die geloste Farbe ist {colour!r}",
    "w or b": "w oder b",
    "round {recorded} has neither a game nor a pairing-allocated bye": "Runde {recorded} hat keine Partie, und niemand "
    "ist durch Auslosung spielfrei",
    "a round without pairings has not been paired": "eine Runde ohne Paarungen ist nicht ausgelost",
    "state the byes as absences of a coming round": "geben Sie die Freilose als Abwesenheit in einer kommenden Runde "
    "an",
    "an absence has the code {code!r}": "eine Abwesenheit hat das Kürzel {code!r}",
    "F, H and Z can be asked for": "beantragt werden können F, H und Z",
    "an absence is stated for a round already paired": "eine Abwesenheit ist für eine schon ausgeloste Runde angegeben",
    "record it as a bye": "tragen Sie sie als Freilos ein",
    "player {player} is absent but not registered": "Spieler {player} ist abwesend, aber nicht angemeldet",
    "a player is absent twice from the same round": "ein Spieler ist in derselben Runde zweimal abwesend",
    "keep one entry a round": "behalten Sie einen Eintrag je Runde",
    "the order of the players does not name each of them once": "die Reihenfolge der Spieler nennt nicht jeden genau "
    "einmal",
    "they are paired by their place in it": "sie werden nach ihrem Platz darin gepaart",
    "name every player once, or leave the order out": "nennen Sie jeden Spieler einmal, oder lassen Sie die "
    "Reihenfolge weg",
    "a player has virtual points twice": "ein Spieler hat zweimal virtuelle Punkte",
    "keep one list of points a player": "behalten Sie eine Punkteliste je Spieler",
    "a prohibition": "ein Paarungsverbot",
    "an acceleration": "eine Beschleunigung",
    "a change of points": "eine Punktänderung",
    "{what} names nobody": "{what} nennt niemanden",
    "name the players or remove it": "nennen Sie die Spieler, oder entfernen Sie es",
    "{what} names player {player}, who is not registered": "{what} nennt Spieler {player}, der nicht angemeldet ist",
    "a change of points has the code {code!r}": "eine Punktänderung hat das Kürzel {code!r}",
    "it is no result": "es ist kein Ergebnis",
    "two teams have the same number, or one below 1": "zwei Mannschaften haben dieselbe Nummer, oder eine liegt unter "
    "1",
    "number the teams 1, 2, 3 …": "nummerieren Sie die Mannschaften 1, 2, 3 …",
    "a team lists player {player}, who is not registered": "eine Mannschaft führt Spieler {player}, der nicht "
    "angemeldet ist",
    "a player is listed twice among the teams": "ein Spieler steht zweimal in Mannschaften",
    "keep one entry a player": "behalten Sie einen Eintrag je Spieler",
    "team {team} is mentioned, but there is no such team": "Mannschaft {team} wird genannt, aber es gibt sie nicht",
    "a team has two byes or forfeits in one round": "eine Mannschaft hat in einer Runde zwei Freilose oder kampflose "
    "Ergebnisse",
    "keep one a round": "behalten Sie eines je Runde",
    "In round {number} the players of team {team} met those of teams {others}: these are no matches between two teams. "
    "Rank the players, or correct the records of the teams.": "In Runde {number} spielten die Spieler der Mannschaft "
    "{team} gegen die der Mannschaften {others}: Das sind keine Wettkämpfe zwischen zwei Mannschaften. Reihen Sie die "
    "Spieler, oder berichtigen Sie die Sätze der Mannschaften.",
    # -- names of what a tournament holds --
    "players": "Spieler",
    "rounds planned": "geplante Runden",
    "first colour": "geloste Farbe",
    "absences": "Abwesenheiten",
    "prohibitions": "Paarungsverbote",
    "accelerations": "Beschleunigungen",
    "adjustments": "Punktänderungen",
    "team event": "Mannschaften",
    "extra": "übrige Sätze",
    "national": "nationale Angaben",
    "order": "Reihenfolge",
    # -- entries of the journal --
    "This entry of the journal cannot be read:": "Dieser Eintrag des Journals ist nicht zu lesen:",
    "restore the entry from a backup": "stellen Sie den Eintrag aus einer Sicherung wieder her",
    "{data!r:.40} stands where {kind} belongs": "{data!r:.40} steht, wo {kind} hingehört",
    "{wanted} values belong here, not {found}": "hierher gehören {wanted} Werte, nicht {found}",
    "{name!r:.40} is not known here": "{name!r:.40} ist hier nicht bekannt",
    "{name!r} is missing": "{name!r} fehlt",
    "a list belongs here": "hierher gehört eine Liste",
    "an object belongs here": "hierher gehört ein Objekt",
    "the number is larger than any there is": "die Zahl ist größer als jede, die es gibt",
    # -- what the rules are asked --
    "There is no pairing system {system!r}. Known: {known}.": "Es gibt kein Auslosungssystem {system!r}. Bekannt sind: "
    "{known}.",
    "The file says {said!r}, which names no pairing system known here.": "Die Datei sagt {said!r}; das nennt kein hier "
    "bekanntes Auslosungssystem.",
    "The file names no pairing system known here.": "Die Datei nennt kein hier bekanntes Auslosungssystem.",
    "Say which: {known}, or {dutch} for the edition in force at the start (on the command line with --system).": (
        "Sagen Sie, welches: {known} oder {dutch} für die Fassung, die zu Beginn galt (auf der Kommandozeile mit "
        "--system)."
    ),
    "The tournament started on {start}; the Dutch system was not in force then. Name another: {known}.": "Das Turnier "
    "begann am {start}; damals galt das Dutch-System nicht. Nennen Sie ein anderes: {known}.",
    "Nobody said by which system this event is paired. State it (--system).": "Niemand hat gesagt, nach welchem System "
    "dieses Turnier ausgelost wird. Geben Sie es an (--system).",
    "The planned number of rounds is not known, and the rules of the last round depend on it. State it: --rounds N on "
    "the command line, or a record 'XXR N' (TRF16) or '142 N' (TRF26) in the file.": "Die geplante Zahl der Runden ist "
    "nicht bekannt, und die Regeln der letzten Runde hängen davon ab. Geben Sie sie an: --rounds N auf der "
    "Kommandozeile oder ein Satz 'XXR N' (TRF16) oder '142 N' (TRF26) in der Datei.",
    "The initial colour is drawn by lot before round 1 ({article}), and no lot is recorded. Draw it and state it: "
    "--first-colour white (or black), or a record 'XXC white1' (TRF16) or '152 W' (TRF26) in the file.": "Die "
    "Anfangsfarbe wird vor Runde 1 gelost ({article}), und kein Los ist eingetragen. Losen Sie, und geben Sie es an: "
    "--first-colour white (oder black) oder ein Satz 'XXC white1' (TRF16) oder '152 W' (TRF26) in der Datei.",
    "The colour of the first board of round 1 is drawn by lot (article 5), and no lot is recorded. Draw it and state "
    "it: --first-colour white (or black), or a record 'XXC white1' (TRF16) or '152 W' (TRF26) in the file.": "Die "
    "Farbe am ersten Brett der Runde 1 wird gelost (Artikel 5), und kein Los ist eingetragen. Losen Sie, und geben Sie "
    "es an: --first-colour white (oder black) oder ein Satz 'XXC white1' (TRF16) oder '152 W' (TRF26) in der Datei.",
    "{system} does not know the option {unknown}. {rest}; see: fairswiss systems.": "{system} kennt die Einstellung "
    "{unknown} nicht. {rest}; siehe: fairswiss systems.",
    "What it leaves open is {known}": "Offen lässt es {known}",
    "Nothing of its text is left open": "Sein Text lässt nichts offen",
    "first_cycle is {value!r}. Known: {known}.": "first_cycle ist {value!r}. Bekannt sind: {known}.",
    "lowest_bracket is {value!r}. Known: {known}.": "lowest_bracket ist {value!r}. Bekannt sind: {known}.",
    "upfloat_limit is {value!r}; it may be 'strict' or 'yield'.": "upfloat_limit ist {value!r}; möglich ist 'strict' "
    "oder 'yield'.",
    "{articles} cannot be waived; what can is {known} (2.1 never gives way, 2.5 gives way by itself when it must).": (
        "Auf {articles} kann nicht verzichtet werden, nur auf {known} (2.1 weicht nie, 2.5 weicht von selbst, wenn es "
        "muss)."
    ),
    "This pairing carries no explanation; pair the round with explain=True.": "Diese Auslosung hat keine Erklärung; "
    "losen Sie die Runde mit explain=True aus.",
    "There is no form {form!r}. Known: {known}.": "Es gibt keine Form {form!r}. Bekannt sind: {known}.",
    # -- standings and ratings --
    "There is no edition {name!r} of the tie-breaks. Known: {known}.": "Es gibt keine Fassung {name!r} der "
    "Feinwertungen. Bekannt sind: {known}.",
    "Unplayed rounds cannot count as {unplayed!r}. Known: {known}.": "Nicht gespielte Runden können nicht als "
    "{unplayed!r} zählen. Bekannt sind: {known}.",
    "Fore Buchholz needs the planned number of rounds, which the file does not say. State it (on the command line with "
    "--rounds N).": "Fore-Buchholz braucht die geplante Zahl der Runden, und die Datei sagt sie nicht. Geben Sie sie "
    "an (auf der Kommandozeile mit --rounds N).",
    "Record {record} of the file: {message} State another list (--tiebreaks).": "Satz {record} der Datei: {message} "
    "Geben Sie eine andere Liste an (--tiebreaks).",
    "This tournament has no teams: the file has no record 310 or 013 that could be read.": "Dieses Turnier hat keine "
    "Mannschaften: Die Datei hat keinen lesbaren Satz 310 oder 013.",
    "The primary score of teams is MP or GP, not {asked!r}.": "Mannschaften werden zuerst nach MP oder GP gereiht, "
    "nicht nach {asked!r}.",
    "a number of games": "eine Zahl von Partien",
    "{what} is stated as {value}; it can be 0 to {most}.": "{what} ist mit {value} angegeben; möglich ist 0 bis "
    "{most}.",
    "{what} is stated for player {player}, who is not in this tournament.": "{what} ist für Spieler {player} "
    "angegeben, der nicht in diesem Turnier ist.",
    # -- people and rounds --
    "The reason": "Der Grund",
    "{count} players may be meant by {typed!r}: {names}. Type the number.": "Mit {typed!r} können {count} Spieler "
    "gemeint sein: {names}. Tippen Sie die Nummer.",
    "Nobody in the list is called {typed!r}.": "Niemand in der Liste heißt {typed!r}.",
    "There is no player number {number}.": "Es gibt keinen Spieler mit der Nummer {number}.",
    "Number {number} is {name} now. Choose the player again.": "Die Nummer {number} hat jetzt {name}. Wählen Sie den "
    "Spieler noch einmal.",
    "There is no player {player} in this tournament.": "In diesem Turnier gibt es keinen Spieler {player}.",
    "Round {number} has no board {board}: it has {count}.": "Runde {number} hat kein Brett {board}: Es sind {count}.",
    # -- sheets --
    "There is no sheet {kind!r:.20}. Known: {known}.": "Es gibt kein Blatt {kind!r:.20}. Bekannt sind: {known}.",
    "Round {number} is not there: {rounds} rounds can be shown.": "Runde {number} gibt es nicht: Gezeigt werden können "
    "{rounds} Runden.",
    "No round can be shown yet: the first one has not been published.": "Noch kann keine Runde gezeigt werden: Die "
    "erste ist nicht veröffentlicht.",
    "The round was played otherwise on 1 board: an arbiter changed the pairing, or other rules made it. This is what "
    "the rules give.": "An 1 Brett wurde anders gespielt: Ein Schiedsrichter hat die Auslosung geändert, oder sie "
    "entstand nach anderen Regeln. Das hier ergeben die Regeln.",
    "The round was played otherwise on {count} boards: an arbiter changed the pairing, or other rules made it. This is "
    "what the rules give.": "An {count} Brettern wurde anders gespielt: Ein Schiedsrichter hat die Auslosung geändert, "
    "oder sie entstand nach anderen Regeln. Das hier ergeben die Regeln.",
    "The PDF cannot be made: {reason}. Print the page itself instead.": "Das PDF kann nicht erstellt werden: {reason}. "
    "Drucken Sie stattdessen die Seite selbst.",
    # -- programs that ask --
    "There is no session and no token. Sign in, or send Authorization: Bearer TOKEN.": "Es gibt weder Sitzung noch "
    "Token. Melden Sie sich an, oder senden Sie Authorization: Bearer TOKEN.",
    "This token is unknown, expired or revoked. Create a new one on the page of your account.": "Dieses Token ist "
    "unbekannt, abgelaufen oder widerrufen. Erstellen Sie auf der Seite Ihres Kontos ein neues.",
    "There is no such thing.": "Das gibt es nicht.",
    "The body is no JSON that can be read.": "Der Inhalt ist kein lesbares JSON.",
    "What was sent does not fit the description of the operation.": "Was gesendet wurde, passt nicht zur Beschreibung "
    "des Vorgangs.",
    "see the description of the operation": "siehe die Beschreibung des Vorgangs",
    "Your role does not allow this.": "Ihre Rolle erlaubt das nicht.",
    "Send the same request again with confirmed=true.": "Senden Sie dieselbe Anfrage noch einmal mit confirmed=true.",
    "Send the same request again with confirmed=true and typed={typing!r}.": "Senden Sie dieselbe Anfrage noch einmal "
    "mit confirmed=true und typed={typing!r}.",
    "This role has ended already.": "Diese Rolle ist schon beendet.",
    "There is no rating list on this machine. Import it: fairswiss ratinglist import FILE": "Auf diesem Rechner ist "
    "keine Ratingliste. Lesen Sie sie ein: fairswiss ratinglist import DATEI",
    "Player {number} is not in these standings.": "Spieler {number} steht nicht in dieser Tabelle.",
    "Send a text or the content of a file: one of the two.": "Senden Sie einen Text oder den Inhalt einer Datei: eines "
    "von beiden.",
    "There is no character set {charset!r:.20}. Known: {known}.": "Den Zeichensatz {charset!r:.20} gibt es nicht. "
    "Bekannt: {known}.",
    "The content of the file is not in Base64. Encode it, and send it again.": "Der Inhalt der Datei ist nicht in "
    "Base64. Wandeln Sie ihn um, und senden Sie ihn noch einmal.",
    "What was sent is larger than the program takes. Send less at once.": "Was gesendet wurde, ist größer, als das "
    "Programm annimmt. Senden Sie weniger auf einmal.",
}
