"""What is told to arbiters, in German, by its English text: refusals, consequences, the journal, names of things."""

MESSAGES = {
    # -- players --
    "There is nobody to register who is not in the list already.": "Es ist niemand einzutragen, der nicht schon in der "
    "Liste steht.",
    "Somebody changed {name} in the meantime. Look at the page again, then repeat it.": "Jemand hat {name} inzwischen "
    "geändert. Sehen Sie sich die Seite noch einmal an, und wiederholen Sie es dann.",
    "The first and the last round are between 1 and {rounds}, in this order.": "Die erste und die letzte Runde liegen "
    "zwischen 1 und {rounds}, in dieser Reihenfolge.",
    "{name}: the name or the FIDE id stands there twice": "{name}: Der Name oder die FIDE-ID steht zweimal da",
    "a name has at most {most} signs": "ein Name hat höchstens {most} Zeichen",
    "shorten it": "kürzen Sie ihn",
    "Somebody changed the byes of {name} in the meantime. Look again, then repeat it.": "Jemand hat die spielfreien "
    "Runden von {name} inzwischen geändert. Sehen Sie noch einmal nach, und wiederholen Sie es dann.",
    "round {number}: {what}": "Runde {number}: {what}",
    "Byes for {name}:": "Spielfreie Runden für {name}:",
    "A bonus or a penalty is neither nothing nor more than {most} points.": "Ein Zuschlag oder Abzug ist weder nichts "
    "noch mehr als {most} Punkte.",
    "Round {number} is not there: {rounds} are planned.": "Runde {number} gibt es nicht: {rounds} sind geplant.",
    "The players or the rating list were changed in the meantime. Look at the proposal again.": "Die Spieler oder die "
    "Wertungsliste wurden inzwischen geändert. Sehen Sie sich den Vorschlag noch einmal an.",
    "Somebody changed {name} in the meantime. Look at the proposal again.": "Jemand hat {name} inzwischen geändert. "
    "Sehen Sie sich den Vorschlag noch einmal an.",
    "What the rating list says of {name} cannot be used:": "Was die Wertungsliste über {name} sagt, ist nicht "
    "verwendbar:",
    # -- the journal and the fold --
    "A journal begins with the creation of its event.": "Ein Journal beginnt mit dem Anlegen des Turniers.",
    "This can only be the first entry of a journal.": "Das kann nur der erste Eintrag eines Journals sein.",
    "The journal is empty.": "Das Journal ist leer.",
    "Entry {number} ({kind}) does not fit any more: {reason}": "Eintrag {number} ({kind}) passt nicht mehr: {reason}",
    "Entry 1 cannot be undone: the first entry is the event itself.": "Eintrag 1 kann nicht rückgängig gemacht werden: "
    "Der erste Eintrag ist das Turnier selbst.",
    "Entry {number} cannot be undone while entry {later} needs it: {reason} Undo that first.": "Eintrag {number} kann "
    "nicht rückgängig gemacht werden, solange Eintrag {later} ihn braucht: {reason} Machen Sie zuerst diesen "
    "rückgängig.",
    "Entry {number} cannot be undone: there is no such entry.": "Eintrag {number} kann nicht rückgängig gemacht "
    "werden: Es gibt ihn nicht.",
    "Entry {number} of the journal is of the unknown kind {kind!r:.40}.": "Eintrag {number} des Journals ist von der "
    "unbekannten Art {kind!r:.40}.",
    "it was written by a newer program, or it is damaged": "er wurde von einem neueren Programm geschrieben oder ist "
    "beschädigt",
    "upgrade, or verify": "aktualisieren Sie das Programm, oder lassen Sie das Journal prüfen",
    "entry {number} is missing or out of place: {found} stands there": "Eintrag {number} fehlt oder steht am falschen "
    "Platz: Dort steht {found}",
    "entry {number} or the one before it was changed after it was written": "Eintrag {number} oder der davor wurde "
    "nachträglich verändert",
    "the journal ends with entry {number}, but entry {last} was written": "das Journal endet mit Eintrag {number}, "
    "aber Eintrag {last} wurde geschrieben",
    "the name in the list of events is not the one told": "der Name in der Liste der Turniere ist nicht der "
    "eingetragene",
    "This journal is not what it was:": "Dieses Journal ist nicht mehr, was es war:",
    "use another copy": "nehmen Sie eine andere Kopie",
    "Something was changed in the meantime. Look at it again, then repeat what you wanted.": "Inzwischen wurde etwas "
    "geändert. Sehen Sie es sich an, und wiederholen Sie dann, was Sie wollten.",
    "This takes more than {seconds:g} seconds, or more memory than there is for it, so it was given up; "
    "nothing was changed.": (
        "Das dauert länger als {seconds:g} Sekunden oder braucht mehr Speicher, als dafür da ist, und wurde "
        "abgebrochen; geändert wurde nichts."
    ),
    "The command line has no such bound: save the report (Export), then run there: {command}": (
        "Auf der Kommandozeile gibt es diese Grenze nicht: Speichern Sie den Bericht (Export), und rufen Sie dort auf: "
        "{command}"
    ),
    "{player}: the {field} {value!r:.40} cannot be used": "{player}: {field} {value!r:.40} ist nicht verwendbar",
    "a name has 1 to {most} signs": "ein Name hat 1 bis {most} Zeichen",
    "{count:,} slips are too many for one PDF, which has at most {most}. Choose a part on the page of the slips, or "
    "add ?boards={part} to the address.": (
        "{count} Ergebniszettel sind zu viele für ein PDF, das höchstens {most} hat. Wählen Sie einen Teil auf der "
        "Seite der Ergebniszettel, oder hängen Sie ?boards={part} an die Adresse."
    ),
    "There are no boards {asked!r:.20}. Write the first and the last one, like 1-{last}.": (
        "Die Bretter {asked!r:.20} gibt es nicht. Schreiben Sie das erste und das letzte, etwa 1-{last}."
    ),
    "Boards {first} to {last} are too many for one part, which has at most {most}.": (
        "Die Bretter {first} bis {last} sind zu viele für einen Teil, der höchstens {most} hat."
    ),
    "Other long work is being done. Nothing was changed; wait some seconds, then ask again.": (
        "Es laufen schon andere lange Berechnungen. Geändert wurde nichts; warten Sie einige Sekunden, und "
        "fragen Sie dann noch einmal."
    ),
    "Your account has other long work under way. Nothing was changed; wait a moment, then try again.": (
        "Für Ihr Konto laufen schon andere lange Berechnungen. Geändert wurde nichts; warten Sie einen Moment, und "
        "versuchen Sie es dann noch einmal."
    ),
    "Your account asks too often. Nothing was changed; wait {seconds} s, then try again.": (
        "Ihr Konto fragt zu oft. Geändert wurde nichts; warten Sie {seconds} s, und versuchen Sie es dann noch einmal."
    ),
    "The key of the request has more than {most} characters. Send a shorter one, such as a UUID.": (
        "Der Schlüssel der Anfrage hat mehr als {most} Zeichen. Senden Sie einen kürzeren, etwa eine UUID."
    ),
    "The header {header} and the field token name the request differently. Send one of them.": (
        "Der Header {header} und das Feld token benennen die Anfrage verschieden. Senden Sie nur eines von beiden."
    ),
    "The same request is being worked on. Wait a moment, then send it again under the same key.": (
        "Dieselbe Anfrage wird gerade bearbeitet. Warten Sie einen Moment, und senden Sie sie dann noch einmal unter "
        "demselben Schlüssel."
    ),
    (
        "This key was used for another request of yours, so nothing was done. A key names one request: give this one a "
        "key of its own."
    ): (
        "Dieser Schlüssel gehört schon zu einer anderen Anfrage von Ihnen; deshalb wurde nichts getan. Ein Schlüssel "
        "steht für eine Anfrage: Geben Sie dieser einen eigenen."
    ),
    "This request was done before, but its answer is not kept any more. Read how things are now.": (
        "Diese Anfrage wurde schon ausgeführt, aber die Antwort ist nicht mehr gespeichert. Lesen Sie den jetzigen "
        "Stand."
    ),
    "The tournament {name!r:.60} cannot be read. All others are not affected.": (
        "Das Turnier {name!r:.60} kann nicht gelesen werden. Alle anderen sind nicht betroffen."
    ),
    "To see every place that is not what it was: fairswiss journal verify {event}": (
        "Jede Stelle, die nicht mehr ist, was sie war, zeigt: fairswiss journal verify {event}"
    ),
    "To have it back: fairswiss journal restore FILE, with the newest sound copy in the folder "
    "snapshots/{event} of the data folder": (
        "Zurück bekommen Sie es mit: fairswiss journal restore DATEI, mit der neuesten heilen Kopie im "
        "Ordner snapshots/{event} des Datenordners"
    ),
    "The entries of the journal do not fit together ({error}).": (
        "Die Einträge des Journals passen nicht zusammen ({error})."
    ),
    "Entry {number} of the journal is damaged.": "Eintrag {number} des Journals ist beschädigt.",
    "There is no event {event!r:.40} in the store.": "Es gibt kein Turnier {event!r:.40}.",
    "There is no registration {registration} in this event.": "Es gibt in diesem Turnier keine Meldung {registration}.",
    "This file cannot be restored:": "Diese Datei kann nicht wiederhergestellt werden:",
    "it is no journal of fairswiss": "sie ist kein Journal von fairswiss",
    "it was written by a newer program": "sie wurde von einem neueren Programm geschrieben",
    "upgrade fairswiss first": "aktualisieren Sie zuerst fairswiss",
    "its end is missing": "ihr Ende fehlt",
    "this line is no entry": "diese Zeile ist kein Eintrag",
    "this line is damaged": "diese Zeile ist beschädigt",
    "it cannot be unpacked": "sie lässt sich nicht entpacken",
    "The journal would have more than {most:,} bytes. Is it a backup of fairswiss at all?": "Das Journal hätte mehr "
    "als {most} Bytes. Ist es überhaupt eine Sicherung von fairswiss?",
    "There is no copy {name!r:.80}.": "Es gibt keine Kopie {name!r:.80}.",
    "Restored from a copy that ends with entry {number}": "Wiederhergestellt aus einer Kopie, die mit Eintrag {number} "
    "endet",
    # -- kinds of entries --
    "created": "angelegt",
    "imported": "übernommen",
    "settings-changed": "Einstellungen geändert",
    "registered": "angemeldet",
    "amended": "berichtigt",
    "removed": "gestrichen",
    "withdrawn": "Rücktritt",
    "returned": "wieder dabei",
    "bye-asked": "Freilos beantragt",
    "bye-dropped": "Freilos zurückgenommen",
    "forbidden": "Paarung verboten",
    "forbidden-lifted": "Paarung erlaubt",
    "points-adjusted": "Punkte geändert",
    "lot-drawn": "Farbe gelost",
    "drafted": "ausgelost",
    "draft-dropped": "Entwurf verworfen",
    "hand-started": "Änderungen von Hand begonnen",
    "rearranged": "von Hand geändert",
    "hand-ended": "Änderungen von Hand beendet",
    "result-entered": "Ergebnis",
    "result-corrected": "Ergebnis berichtigt",
    "result-claimed": "Ergebnis gemeldet",
    "reopened": "wieder geöffnet",
    "remarked": "Bemerkung",
    "undone": "rückgängig gemacht",
    # -- the lines of the journal --
    "registration {number}": "Meldung {number}",
    "settings changed": "Einstellungen geändert",
    "settings changed: {changes}": "Einstellungen geändert: {changes}",
    "settings confirmed": "Einstellungen bestätigt",
    "event created: {name}, {system}, {rounds} rounds": "Turnier angelegt: {name}, {system}, {rounds} Runden",
    "event taken over from a report: {name}, {players} players, {rounds} rounds": "Turnier aus einem Bericht "
    "übernommen: {name}, {players} Spieler, {rounds} Runden",
    "{player} registered": "{player} angemeldet",
    "{name} corrected: {player}": "{name} berichtigt: {player}",
    "{name} struck off": "{name} gestrichen",
    "{name} withdrawn from round {round} on": "{name}: Rücktritt ab Runde {round}",
    "{name} back from round {round} on": "{name} wieder dabei ab Runde {round}",
    "{name}: bye ({code}) in round {round}": "{name}: Freilos ({code}) in Runde {round}",
    "{name}: no bye in round {round}": "{name}: kein Freilos in Runde {round}",
    "kept apart: {names}": "dürfen nicht gepaart werden: {names}",
    "may meet again: {names}": "dürfen wieder gepaart werden: {names}",
    "{name}: {points} points in round {round}": "{name}: {points} Punkte in Runde {round}",
    "{name}: {points} points from the start": "{name}: {points} Punkte von Anfang an",
    "lot drawn: white for number 1": "Farbe gelost: Weiß für Nummer 1",
    "lot drawn: black for number 1": "Farbe gelost: Schwarz für Nummer 1",
    "round {round} paired: {boards} boards": "Runde {round} ausgelost: {boards} Bretter",
    "round {round} changed by hand: {boards} boards": "Runde {round} von Hand geändert: {boards} Bretter",
    ", bye {name}": ", spielfrei {name}",
    "round {round}: draft thrown away": "Runde {round}: Entwurf verworfen",
    "round {round}, changes by hand started": "Runde {round}, Änderungen von Hand begonnen",
    "round {round}, changes by hand ended: as the rules give": "Runde {round}, Änderungen von Hand beendet: wie nach "
    "den Regeln",
    "round {round}, changes by hand ended: {count} not as the rules give": "Runde {round}, Änderungen von Hand "
    "beendet: {count} anders als nach den Regeln",
    "round {round} published": "Runde {round} veröffentlicht",
    "round {round}, {names}: {result}": "Runde {round}, {names}: {result}",
    "taken back": "zurückgenommen",
    "{result} (corrected)": "{result} (berichtigt)",
    "{result}, says White": "{result}, meldet Weiß",
    "{result}, says Black": "{result}, meldet Schwarz",
    "phone: White": "Telefon: Weiß",
    "phone: Black": "Telefon: Schwarz",
    "phones: White and Black": "Telefone: Weiß und Schwarz",
    "round {round} closed": "Runde {round} abgeschlossen",
    "round {round} opened again": "Runde {round} wieder geöffnet",
    "remark: {text}": "Bemerkung: {text}",
    "entry {number} undone": "Eintrag {number} rückgängig gemacht",
    "yes": "ja",
    "no": "nein",
    # -- settings --
    "system": "Auslosungssystem",
    "rounds": "Runden",
    "scoring": "Punkte je Partie",
    "baku": "Baku-Beschleunigung",
    "numbering": "Reihenfolge der Liste",
    "upfloat limit": "Grenze für das Hochlosen",
    "lowest bracket": "unterste Paarungsgruppe",
    "unrated": "Wertungszahl der Wertungslosen",
    "public": "öffentlich",
    "phones": "Ergebnisse von Telefonen",
    "short names of minors": "gekürzte Namen Minderjähriger",
    "name": "Name",
    "city": "Ort",
    "federation": "Föderation",
    "start": "erster Tag",
    "end": "letzter Tag",
    "type text": "Art des Turniers",
    "encoded type": "Art des Turniers (Kürzel)",
    "chief arbiter": "Hauptschiedsrichter",
    "deputies": "Stellvertreter",
    "rate of play": "Bedenkzeit",
    "time control": "Bedenkzeit (Kürzel)",
    "tie breaks": "Feinwertungen",
    "standings order": "Reihenfolge der Rangliste",
    "rating federation": "wertende Föderation",
    "rating method": "Wertungsverfahren",
    "round dates": "Rundentermine",
    "program": "Programm",
    "{rounds} rounds cannot be planned; 1 to {most} can.": "{rounds} Runden können nicht geplant werden, nur 1 bis "
    "{most}.",
    "{paired} rounds have been paired, so there cannot be {planned}.": "{paired} Runden sind ausgelost, also können es "
    "nicht {planned} sein.",
    "The order of the list cannot be changed any more: a round has been paired.": "Die Reihenfolge der Liste kann "
    "nicht mehr geändert werden: Eine Runde ist ausgelost.",
    "The list is ordered by rating or by entry.": "Die Liste ist nach Wertungszahl oder nach Anmeldung geordnet.",
    "A win must be worth more than nothing, and no less than a draw, and a draw no less than a loss.": "Ein Sieg muss "
    "mehr als nichts wert sein und nicht weniger als ein Remis, und ein Remis nicht weniger als eine Niederlage.",
    "Two draws must not be worth more than a win and a loss.": "Zwei Remis dürfen nicht mehr wert sein als ein Sieg "
    "und eine Niederlage.",
    "The pairing-allocated bye is worth at most a win.": "Spielfrei durch Auslosung ist höchstens so viel wert wie ein "
    "Sieg.",
    "The name of the event": "Der Name des Turniers",
    "{what} is missing. Type it in.": "{what} fehlt. Bitte eintippen.",
    "The file cannot be used as a tournament report:": "Die Datei ist als Turnierbericht nicht zu gebrauchen:",
    "The report does not say how many rounds are planned ({recorded} are recorded). State it.": "Der Bericht sagt "
    "nicht, wie viele Runden geplant sind ({recorded} sind eingetragen). Geben Sie es an.",
    "The Baku acceleration is not made for {system}: choose dutch-2017 or dutch-2026.": "Die Baku-Beschleunigung gibt "
    "es nicht für {system}: Wählen Sie dutch-2017 oder dutch-2026.",
    "Dutch system": "Holländisches System",
    "Dubov system": "Dubow-System",
    "Round robin": "Rundenturnier",
    "Double round robin": "Doppelrundiges Rundenturnier",
    "Sample: Arboretum Open": "Beispiel: Arboretum-Open",
    # -- players --
    "The name": "Der Name",
    "These players cannot be registered as they are:": "Diese Spieler können so nicht angemeldet werden:",
    "An event has at most {most:,} players.": "Ein Turnier hat höchstens {most} Spieler.",
    "Look at these before they are registered:": "Sehen Sie sich diese an, bevor sie angemeldet werden:",
    "The player cannot be changed like this:": "Der Spieler kann so nicht geändert werden:",
    "{name}: FIDE id {id} is in the list already": "{name}: Die FIDE-ID {id} steht schon in der Liste",
    "{name}: the name is in the list already": "{name}: Der Name steht schon in der Liste",
    "{name}: {title!r} is no title": "{name}: {title!r} ist kein Titel",
    "one of {titles}": "einer von {titles}",
    "{name}: rating {rating}": "{name}: Wertungszahl {rating}",
    "0 to 9999": "0 bis 9999",
    "{name}: FIDE id {id!r:.20}": "{name}: FIDE-ID {id!r:.20}",
    "digits only": "nur Ziffern",
    "correct it": "berichtigen Sie es",
    "Registration {id} has been used already.": "Die Meldung {id} ist schon vergeben.",
    "{name} appears in a round and cannot be struck off. Withdraw the player instead.": "{name} kommt in einer Runde "
    "vor und kann nicht gestrichen werden. Tragen Sie stattdessen den Rücktritt ein.",
    "{name} is named in a forbidden pairing, an adjustment or a team. Change that first.": "{name} kommt in einer "
    "verbotenen Paarung, einer Punktänderung oder einer Mannschaft vor. Ändern Sie zuerst das.",
    "{name} has not withdrawn.": "{name} ist nicht zurückgetreten.",
    "A bye that is asked for is H, Z or F, not {code!r:.10}.": "Ein beantragtes Freilos ist H, Z oder F, nicht "
    "{code!r:.10}.",
    "{name} has asked for no bye in round {round}.": "{name} hat für Runde {round} kein Freilos beantragt.",
    "A bye for {name} in round {number}:": "Ein Freilos für {name} in Runde {number}:",
    "a full-point bye is not recommended any more, and it bars the player from the allocated bye": "ein Freilos mit "
    "ganzem Punkt wird nicht mehr empfohlen, und durch Auslosung darf der Spieler dann nicht mehr spielfrei sein",
    "the player has {count} half-point bye(s) already": "andere Freilose des Spielers mit halbem Punkt: {count}",
    "Forbidding a pairing:": "Eine Paarung verbieten:",
    "forbidden pairings are announced before round 1": "verbotene Paarungen werden vor Runde 1 angekündigt",
    "A forbidden pairing names two players or more.": "Eine verbotene Paarung nennt mindestens zwei Spieler.",
    "These players were not forbidden to meet.": "Für diese Spieler war keine Paarung verboten.",
    "There is no player {number} in this tournament.": "Es gibt in diesem Turnier keinen Spieler {number}.",
    # -- rounds --
    "draft": "im Entwurf",
    "published": "veröffentlicht",
    "closed": "abgeschlossen",
    " or ": " oder ",
    " and ": " und ",
    "{count} more": "{count} weitere",
    "{listed} and {count} more": "{listed} und {count} weitere",
    "Round {number} is {stage}; for this it must be {wanted}.": "Runde {number} ist {stage}; dafür muss sie {wanted} "
    "sein.",
    "Round {number} is not a round to come: {paired} rounds have been paired, {planned} are planned.": "Runde {number} "
    "steht nicht bevor: {paired} Runden sind ausgelost, {planned} geplant.",
    "Round {number} has not been paired: {paired} rounds have.": "Runde {number} ist nicht ausgelost: {paired} Runden "
    "sind es.",
    "Round {coming} comes next, not round {round}.": "Als Nächstes kommt Runde {coming}, nicht Runde {round}.",
    "Round {number} has not been closed yet.": "Runde {number} ist noch nicht abgeschlossen.",
    "Round {number} is drafted already. Publish it, or throw it away first.": "Runde {number} ist schon im Entwurf. "
    "Veröffentlichen oder verwerfen Sie zuerst diesen.",
    "Round {number} is not closed yet. Enter its results and close it first.": "Runde {number} ist noch nicht "
    "abgeschlossen. Tragen Sie zuerst ihre Ergebnisse ein, und schließen Sie sie ab.",
    "Round {number} is not whole:": "Runde {number} ist nicht vollständig:",
    "{name} has neither a board nor a bye": "{name} hat weder ein Brett noch ein Freilos",
    "Round {number} is public already:": "Runde {number} ist schon öffentlich:",
    "a published pairing is changed only for the reasons of C.04.2, article 4.4": "eine veröffentlichte Auslosung wird "
    "nur aus den Gründen von C.04.2, Artikel 4.4, geändert",
    "Round {number} is to be paired by hand:": "Runde {number} soll von Hand gepaart werden:",
    "the report will say that it was": "der Bericht wird es sagen",
    "Round {number} is being changed by hand already.": "Runde {number} wird schon von Hand geändert.",
    "Round {number} is being changed by hand. End that first.": "Runde {number} wird von Hand geändert. Beenden Sie "
    "zuerst das.",
    "Round {number} is not being changed by hand.": "Runde {number} wird nicht von Hand geändert.",
    "Start changing round {number} by hand first.": "Beginnen Sie zuerst, Runde {number} von Hand zu ändern.",
    "{name} would sit at two boards.": "{name} säße an zwei Brettern.",
    "{name} is absent from this round. Take the bye back first.": "{name} fehlt in dieser Runde. Nehmen Sie zuerst das "
    "Freilos zurück.",
    "{name} already has a result in this round. Take it back first.": "{name} hat in dieser Runde schon ein Ergebnis. "
    "Nehmen Sie es zuerst zurück.",
    "Round 1 has been paired: the lot cannot be drawn again.": "Runde 1 ist ausgelost: Die Farbe kann nicht noch "
    "einmal gelost werden.",
    "The lot gives white (w) or black (b).": "Gelost wird Weiß (w) oder Schwarz (b).",
    "There is no change {kind!r:.20}. Known are: {known}.": "Eine Änderung {kind!r:.20} gibt es nicht. Bekannt sind: "
    "{known}.",
    "For this, {wanted} players are needed, and {chosen} are chosen. Choose again.": "Dafür braucht es genau so viele "
    "Spieler: {wanted}. Gewählt sind: {chosen}. Wählen Sie noch einmal.",
    "A round needs two players at least. Add players, or take byes back.": "Eine Runde braucht mindestens zwei "
    "Spieler. Melden Sie Spieler an, oder nehmen Sie Freilose zurück.",
    "Neither of the two sits at a board. Pair them with each other, or choose somebody who does.": "Keiner der beiden "
    "sitzt an einem Brett. Paaren Sie die beiden miteinander, oder wählen Sie jemanden an einem Brett.",
    "The two sit at the same board. Exchange the colours instead.": "Die beiden sitzen am selben Brett. Tauschen Sie "
    "stattdessen die Farben.",
    "{name} has the bye already.": "{name} ist schon spielfrei.",
    "Nobody has the bye in round {number}.": "In Runde {number} ist niemand spielfrei.",
    "{name} sits at board {board}. Take that board apart first.": "{name} sitzt an Brett {board}. Lösen Sie zuerst "
    "dieses Brett auf.",
    "{name} sits at no board in this round.": "{name} sitzt in dieser Runde an keinem Brett.",
    "The rules object to this pairing:": "Die Regeln sprechen gegen diese Paarung:",
    "{names} met in round {number} (C.04.1, article 2)": "{names}: trafen in Runde {number} aufeinander (C.04.1, "
    "Artikel 2)",
    "{names} are kept apart": "{names}: Diese Paarung ist verboten",
    "{name} had a point without playing already (C.04.1, article 4)": "{name} hatte schon kampflos einen Punkt "
    "(C.04.1, Artikel 4)",
    "A player says who won, or that the game was drawn; nothing else.": "Ein Spieler meldet, wer gewonnen hat oder "
    "dass die Partie remis ausging; sonst nichts.",
    "You have changed your result {count} times. Please see the arbiter.": "Sie haben Ihre Meldung {count} Mal "
    "geändert. Bitte gehen Sie zum Schiedsrichter.",
    "At board {board} of round {number} there is nothing to confirm: no player, or each something else.": "An Brett "
    "{board} der Runde {number} gibt es nichts zu bestätigen: Kein Spieler hat etwas gemeldet, oder jeder etwas "
    "anderes.",
    "At board {board} a player says something else by now. Look again, then confirm.": "An Brett {board} meldet ein "
    "Spieler inzwischen etwas anderes. Sehen Sie noch einmal hin, und bestätigen Sie dann.",
    "as White said": "wie Weiß meldet",
    "as Black said": "wie Schwarz meldet",
    "as both players said": "wie beide Spieler melden",
    "both say {result}": "beide melden {result}",
    "White says {result}": "Weiß meldet {result}",
    "Black says {result}": "Schwarz meldet {result}",
    "Round {number} is not what the rules give:": "Runde {number} ist nicht so, wie die Regeln es ergeben:",
    "the bye for {name}": "spielfrei {name}",
    "the rules give instead: {pairs}": "stattdessen ergeben die Regeln: {pairs}",
    "1 board or bye differs; the round is marked, and the report will say so": "1 Brett oder Freilos weicht "
    "ab; die Runde wird gekennzeichnet, und der Bericht wird es sagen",
    "{count} boards or byes differ; the round is marked, and the report will say so": "{count} Bretter oder "
    "Freilose weichen ab; die Runde wird gekennzeichnet, und der Bericht wird es sagen",
    "Round {number} cannot be paired: {recorded} rounds are recorded, so the next is {coming}.": "Runde {number} kann "
    "nicht ausgelost werden: {recorded} Runden sind eingetragen, die nächste ist also {coming}.",
    "Player {number} cannot be paired with himself; name two players.": "Spieler {number} kann nicht gegen sich selbst "
    "spielen; nennen Sie zwei Spieler.",
    "All {planned} planned rounds have been paired. To look at one of them, name it (--round N); if more are to be "
    "played, correct the planned number first (record 142 or XXR of the file).": "Alle {planned} geplanten Runden sind "
    "ausgelost. Sollen es mehr werden, ändern Sie zuerst die Zahl der Runden.",
    "Round {number} has games without a result ({games}). Enter them, or mark adjourned games with '?'.": "Runde "
    "{number} hat Partien ohne Ergebnis ({games}). Tragen Sie die Ergebnisse ein, oder kennzeichnen Sie Hängepartien "
    "mit „?“.",
    "A round robin needs at least {fewest} players; this tournament has {players}.": "Ein Rundenturnier braucht "
    "mindestens {fewest} Spieler; dieses hat {players}.",
    "{system} has {rounds} rounds with {players} players, but {planned} are planned. Correct the number (record 142 or "
    "XXR of the file), or the players, or the system.": "{system} hat mit {players} Spielern {rounds} Runden, aber "
    "{planned} sind geplant. Ändern Sie die Zahl der Runden, die Spieler oder das Auslosungssystem.",
    "All {rounds} rounds of the table for {players} players have been paired. To look at one of them, name it (--round "
    "N).": "Alle {rounds} Runden der Tabelle für {players} Spieler sind ausgelost.",
    "Round {later} of the table has {white} and {black}, who met in round {number} already: the recorded rounds are "
    "not those of the table for these players ({articles}). See what differs: fairswiss check.": "In Runde {later} der "
    "Tabelle stehen {white} und {black}, die schon in Runde {number} aufeinandertrafen: Die eingetragenen Runden sind "
    "nicht die der Tabelle für diese Spieler ({articles}). Was abweicht, zeigt: fairswiss check.",
    # -- a round that cannot be paired --
    "No pairing of these {count} players keeps the absolute criteria ({article}): the arbiter decides.": "Keine "
    "Paarung dieser {count} Spieler hält die absoluten Kriterien ein ({article}): Der Schiedsrichter entscheidet.",
    "Each of these needs an opponent among the others, and nobody can be one: {groups}.": "Jeder von diesen braucht "
    "einen Gegner unter den anderen, und niemand kann es sein: {groups}.",
    "Each of these needs an opponent among the others, and only {only} can be one: {groups}.": "Jeder von diesen "
    "braucht einen Gegner unter den anderen, und nur {only} kommt infrage: {groups}.",
    "No legal pairing of these {count} players exists.": "Für diese {count} Spieler gibt es keine zulässige Auslosung.",
    "The number is odd, and everybody has already had a point without playing (2.2).": "Die Zahl ist ungerade, und "
    "alle hatten schon kampflos einen Punkt (2.2).",
    "Whoever may have the bye is needed as an opponent (2.2).": "Wer spielfrei sein darf, wird als Gegner gebraucht "
    "(2.2).",
    "{count} players compete for {few} as opponents.": "{count} Spieler haben nur noch diese Gegner: {few}.",
    "{count} players or groups of players compete for {few} as opponents.": "{count} Spieler oder Gruppen von Spielern "
    "haben nur noch diese Gegner: {few}.",
    "{count} players have nobody left to meet.": "{count} Spieler haben keinen Gegner mehr.",
    "{count} players or groups of players, each odd in number, find nobody outside to meet.": "{count} Spieler oder "
    "Gruppen von Spielern, jede von ungerader Zahl, finden außerhalb keinen Gegner.",
    "The round can be paired if the arbiter waives {articles} ({options}).": "Die Runde lässt sich auslosen, wenn der "
    "Schiedsrichter auf {articles} verzichtet ({options}).",
    "No waiver of 2.2, 2.3 or 2.4 helps: they have met everybody they could be paired with (2.1).": "Kein Verzicht auf "
    "2.2, 2.3 oder 2.4 hilft: Sie trafen schon auf alle, mit denen sie gepaart werden könnten (2.1).",
    "has met {others} ({articles})": "traf schon auf {others} ({articles})",
    "is kept apart from {others} ({articles})": "darf nicht gepaart werden mit {others} ({articles})",
    "colours do not allow {others} ({articles})": "die Farben verbieten {others} ({articles})",
    "{names} cannot be placed": "{names}: kein Platz",
    "{names}: one of them cannot be placed": "{names}: kein Platz für einen von ihnen",
    # -- results --
    "Round {number} is closed:": "Runde {number} ist abgeschlossen:",
    "the standings after it change": "die Rangliste danach ändert sich",
    "later rounds were paired with the old result and stay as they are (C.04.2, article 4.3)": "spätere Runden wurden "
    "mit dem alten Ergebnis ausgelost und bleiben, wie sie sind (C.04.2, Artikel 4.3)",
    "only the last two rounds should be changed; the report will carry a remark": "nur die letzten beiden Runden "
    "sollten geändert werden; der Bericht erhält eine Bemerkung",
    "{names} has the result {result} by now, entered by somebody else. Look again.": "{names}: Inzwischen hat jemand "
    "anders das Ergebnis {result} eingetragen. Sehen Sie noch einmal nach.",
    "{result} (not rated)": "{result} (ohne Wertung)",
    "{text!r:.12} is no result. Known are: {known}.": "{text!r:.12} ist kein Ergebnis. Bekannt sind: {known}.",
    "Round {number} lacks {count} results. Enter them, or mark them adjourned.": "Fehlende Ergebnisse in Runde "
    "{number}: {count}. Tragen Sie sie ein, oder kennzeichnen Sie Hängepartien.",
    "Round {later} has been paired: correct a result of round {number} instead.": "Runde {later} ist ausgelost: "
    "Berichtigen Sie stattdessen ein Ergebnis der Runde {number}.",
    "Round {number} is closed: a result can be replaced but not taken back.": "Runde {number} ist abgeschlossen: Ein "
    "Ergebnis kann ersetzt, aber nicht zurückgenommen werden.",
    "{names} is not a game of round {number}.": "{names} ist keine Partie der Runde {number}.",
    "{white!r:.5} and {black!r:.5} cannot be the results of one game.": "{white!r:.5} und {black!r:.5} können nicht "
    "die Ergebnisse einer Partie sein.",
    "{text!r:.60} is no board of round {number}. Type 1 to {last}, or part of a name.": "{text!r:.60} ist kein Brett "
    "der Runde {number}. Tippen Sie 1 bis {last} oder einen Teil eines Namens.",
    "{text!r:.60} fits {count} boards: {boards}. Type more of the name, or the number.": "{text!r:.60} passt auf "
    "{count} Bretter: {boards}. Tippen Sie mehr vom Namen oder die Nummer.",
    "{line!r:.60} has no result. Type the board, a blank and the result: 12 1": "{line!r:.60} hat kein Ergebnis. "
    "Tippen Sie das Brett, ein Leerzeichen und das Ergebnis: 12 1",
    "There is no line with a result. Type a board and its result on each line: 12 1": "Keine Zeile hat ein Ergebnis. "
    "Tippen Sie in jede Zeile ein Brett und sein Ergebnis: 12 1",
    "These are {count:,} lines; at most {most:,} are read at once.": "Das sind {count} Zeilen; höchstens {most} werden "
    "auf einmal gelesen.",
    "board {board}: {before} becomes {after}": "Brett {board}: Aus {before} wird {after}",
    "board {board} has two different results": "Brett {board} hat zwei verschiedene Ergebnisse",
    "Some of these boards have another result already:": "Einige dieser Bretter haben schon ein anderes Ergebnis:",
    "Nothing was entered, for some lines cannot be read:": "Nichts wurde eingetragen, denn einige Zeilen sind nicht zu "
    "lesen:",
    "Round {number} is closed. Correct the result instead.": "Runde {number} ist abgeschlossen. Berichtigen Sie "
    "stattdessen das Ergebnis.",
    "Board {board} is not yours: you enter results of the boards {mine}. Ask the arbiter.": "Brett {board} ist nicht "
    "das Ihre: Sie tragen Ergebnisse der Bretter {mine} ein. Fragen Sie den Schiedsrichter.",
    "There is no result of yours in round {number} to be taken back.": "In Runde {number} gibt es kein Ergebnis von "
    "Ihnen, das zurückgenommen werden könnte.",
    "The result of {names} was changed since by somebody else. Look at it again.": "Das Ergebnis von {names} hat "
    "inzwischen jemand anders geändert. Sehen Sie noch einmal nach.",
    # -- explanations --
    "Name two players: type the number or a part of the name.": "Nennen Sie zwei Spieler: mit der Nummer oder einem "
    "Teil des Namens.",
    "Nobody here is called {text!r:.60}.": "Niemand heißt hier {text!r:.60}.",
    "{count} players are called {text!r:.60}: {some}. Type more.": "{count} Spieler heißen {text!r:.60}: {some}. "
    "Tippen Sie mehr.",
    # -- standings --
    "Results are annulled in round robins alone; this event is not said to be one.": "Nur in Rundenturnieren werden "
    "Ergebnisse annulliert; dieses ist nicht als solches bezeichnet.",
    "There is nothing after round {number}: {recorded} rounds are recorded.": "Nach Runde {number} gibt es nichts: "
    "{recorded} Runden sind eingetragen.",
    "The list of tie-breaks {text!r} cannot be used:": "Die Liste der Feinwertungen {text!r} ist nicht zu gebrauchen:",
    "{count} tie-breaks": "{count} Feinwertungen",
    "at most {most} are read": "höchstens {most} werden gelesen",
    "shorten the list": "kürzen Sie die Liste",
    "{word!r} asks for the score {score!r}": "{word!r} fragt nach der Punktzahl {score!r}",
    "a team has MP or GP": "eine Mannschaft hat MP oder GP",
    "write :MP or :GP, or nothing": "schreiben Sie :MP oder :GP oder nichts",
    "{word!r} has /{modifier} beside another modifier of its kind": "{word!r} hat /{modifier} neben einem anderen "
    "Zusatz dieser Art",
    "values are cut in one way": "gestrichen wird auf eine Weise",
    "keep one of them": "behalten Sie einen davon",
    "there is no tie-break {word!r}": "eine Feinwertung {word!r} gibt es nicht",
    "the list of C.07 has {codes}": "in der Liste von C.07 stehen {codes}",
    "correct it; {other}name stands for one of the event's own": "berichtigen Sie es; {other}name steht für eine "
    "eigene des Turniers",
    "{code} takes {modifiers}": "zu {code} passt {modifiers}",
    "{code} takes no modifier": "zu {code} passt kein Zusatz",
    "/C1 or /C2": "/C1 oder /C2",
    "/M1 or /M2": "/M1 oder /M2",
    "/L+1, /L-1 … (half points)": "/L+1, /L-1 … (halbe Punkte)",
    "/K and a number": "/K und eine Zahl",
    "{word!r} has the modifier {modifier!r}": "{word!r} hat den Zusatz {modifier!r}",
    "points": "Punkte",
    "direct encounter: the place among the tied": "direkter Vergleich: der Platz unter den Punktgleichen",
    "rounds with the points of a win, played or not": "Runden mit den Punkten eines Sieges, gespielt oder nicht",
    "games won over the board": "am Brett gewonnene Partien",
    "games played over the board with Black": "am Brett gespielte Partien mit Schwarz",
    "games won over the board with Black": "am Brett gewonnene Partien mit Schwarz",
    "sum of progressive scores": "Fortschrittswertung: Summe der Punktstände nach jeder Runde",
    "rounds one elected to play": "Runden, die jemand spielen wollte",
    "standard points": "Standardpunkte",
    "tournament pairing number, the lowest first": "Paarungsnummer, die niedrigste zuerst",
    "Buchholz: sum of the opponents' scores": "Buchholz: Summe der Punkte der Gegner",
    "average of the opponents' Buchholz": "Durchschnitt der Buchholz-Wertungen der Gegner",
    "Fore Buchholz: the last round's games taken as drawn": "Fore-Buchholz: die Partien der letzten Runde als remis "
    "gerechnet",
    "Sonneborn-Berger: opponents' scores times the points against them": "Sonneborn-Berger: Punkte der Gegner mal die "
    "gegen sie erzielten Punkte",
    "Koya: points against those with at least half of the possible score": "Koya: Punkte gegen alle mit mindestens der "
    "Hälfte der möglichen Punkte",
    "average rating of opponents": "Durchschnitt der Wertungszahlen der Gegner",
    "tournament performance rating": "Turnierleistung (Performance)",
    "perfect tournament performance": "perfekte Turnierleistung",
    "average performance rating of opponents": "Durchschnitt der Turnierleistungen der Gegner",
    "average perfect performance of opponents": "Durchschnitt der perfekten Turnierleistungen der Gegner",
    "rating, the highest first": "Wertungszahl, die höchste zuerst",
    "points in the games of those tied for first": "Punkte aus den Partien der Punktgleichen an der Spitze",
    "exact average rating of opponents, for those tied for first": "genauer Durchschnitt der Wertungszahlen der "
    "Gegner, für die Punktgleichen an der Spitze",
    "board count: board numbers times game points, the lowest first": "Brettwertung: Brettnummern mal Brettpunkte, "
    "die niedrigste zuerst",
    "top board results: the place among the tied": "Ergebnisse der Spitzenbretter: der Platz unter den Punktgleichen",
    "bottom board elimination: the place among the tied": "Streichung der letzten Bretter: der Platz unter den "
    "Punktgleichen",
    "the score that is not the primary one": "die andere Punktzahl, nicht die erste",
    "a tie-break of the event's own making": "eine eigene Feinwertung des Turniers",
    "extended Sonneborn-Berger": "erweiterte Sonneborn-Berger-Wertung",
    "extended direct encounter: the place among the tied": "erweiterter direkter Vergleich: der Platz unter den "
    "Punktgleichen",
    "scores and schedule strength combination": "Punkte und Stärke der Gegner zusammen",
    # -- privacy --
    "This cannot be undone. Type the name of the event to confirm it: {name}": "Das lässt sich nicht rückgängig "
    "machen. Tippen Sie zur Bestätigung den Namen des Turniers: {name}",
    "The event is still being played. Anonymise when it is over, or put it away first.": "Das Turnier wird noch "
    "gespielt. Anonymisieren Sie, wenn es vorbei ist, oder legen Sie es vorher weg.",
    "Who does it": "Wer es tut",
    "The journal cannot be made anew: the new one would tell something else.": "Das Journal kann nicht neu geschrieben "
    "werden: Das neue würde etwas anderes sagen.",
    "restore it from a copy first": "stellen Sie es zuerst aus einer Kopie wieder her",
    "Entry {number} cannot be undone: what was taken out of the journal is gone.": "Eintrag {number} kann nicht "
    "rückgängig gemacht werden: Was aus dem Journal genommen wurde, ist fort.",
    "{name}: the public does not read the name": "{name}: Die Öffentlichkeit liest den Namen nicht",
    "{name}: the public may read the name": "{name}: Die Öffentlichkeit darf den Namen lesen",
    "anonymised": "anonymisiert",
    "name-withheld": "Name nicht öffentlich",
    "anonymised: {whom}; the {count} entries before were written anew in a new chain": "anonymisiert: {whom}; die "
    "{count} Einträge davor wurden in einer neuen Kette neu geschrieben",
    "everybody": "alle",
    "Say who is meant: either the whole name, or the FIDE id.": "Sagen Sie, wer gemeint ist: entweder der ganze Name "
    "oder die FIDE-ID.",
    "Nobody of that name or FIDE id is stored in any event.": "Unter diesem Namen oder dieser FIDE-ID ist in "
    "keinem Turnier jemand gespeichert.",
    "The months are a number from 0 to {most}.": "Die Monate sind eine Zahl von 0 bis {most}.",
    "Player": "Spieler",
    "Arbiter {number}": "Schiedsrichter {number}",
    # -- problems --
    "error": "Fehler",
    "warning": "Warnung",
    "line": "Zeile",
    "column": "Spalte",
    "player": "Spieler",
    "round": "Runde",
}
