"""What an official program refuses, asks twice and remarks, in German, by its English text."""

OFFICIAL = {
    "fide-mode-left": "FIDE-Modus verlassen",
    "FIDE mode left for good": "FIDE-Modus endgültig verlassen",
    "FIDE mode has been left already.": "Der FIDE-Modus wurde bereits verlassen.",
    "FIDE mode was left for good: this entry cannot be undone.": "Der FIDE-Modus wurde endgültig verlassen: Dieser "
    "Eintrag kann nicht rückgängig gemacht werden.",
    "The event leaves FIDE mode:": "Das Turnier verlässt den FIDE-Modus:",
    "leave FIDE mode": "FIDE-Modus verlassen",
    "what was announced can be changed in the middle of the event, and players kept apart late": "die Ausschreibung "
    "kann mitten im Turnier geändert werden, und Paarungen können noch spät verboten werden",
    "the report will say so, and every page and sheet carries a mark": "der Bericht sagt es, und jede Seite und jedes "
    "Blatt trägt einen Vermerk",
    "there is no way back: it cannot be undone": "es gibt keinen Weg zurück: Das lässt sich nicht rückgängig machen",
    "This changes what was announced:": "Das ändert die Ausschreibung:",
    "change the announcement": "Ausschreibung ändern",
    "the pairing system": "das Auslosungssystem",
    "the acceleration": "die Beschleunigung",
    "the limit of upfloaters": "die Grenze für Hochgeloste",
    "the lowest bracket": "die unterste Gruppe",
    "the number of rounds": "die Zahl der Runden",
    "what a game is worth": "der Wert einer Partie",
    "the tie-breaks": "die Wahl der Feinwertungen",
    "{what} was announced before the first round and should stay as it is": "{what} wurde vor der ersten Runde "
    "angekündigt und sollte bleiben",
    "the rules would pair round {number} otherwise under the new announcement; it stays as it is": "nach der neuen "
    "Ausschreibung würden die Regeln Runde {number} anders auslosen; sie bleibt, wie sie ist",
    "the report will say so": "der Bericht sagt es",
    "which pairings are forbidden": "welche Paarungen verboten sind",
    "Lifting a forbidden pairing:": "Eine verbotene Paarung wieder erlauben:",
    "lift the forbidden pairing": "Paarung wieder erlauben",
    "corrected-for-rating": "für die Auswertung berichtigt",
    "{result} (for the rating alone)": "{result} (nur für die Auswertung)",
    "What is to be rated is a result.": "Ausgewertet wird ein Ergebnis.",
    "it is too late for the standings and the pairings: they keep the old result (C.04.2, article 4.3)": "für die "
    "Tabelle und die Auslosungen ist es zu spät: Sie behalten das alte Ergebnis (C.04.2, Artikel 4.3)",
    "the report will say what is to be rated": "der Bericht sagt, was auszuwerten ist",
    "In FIDE mode {what} cannot be changed once the first round is paired. If that round is still a draft, throw it "
    "away and pair it again; else leave FIDE mode on the page Settings, which the report will say.": "Im FIDE-Modus "
    "lässt sich das nicht mehr ändern, sobald die erste Runde ausgelost ist: {what}. Ist diese Runde noch ein Entwurf, "
    "verwerfen Sie ihn und losen Sie neu aus; sonst verlassen Sie auf der Seite Einstellungen den FIDE-Modus, was der "
    "Bericht sagen wird.",
    "{planned} rounds cannot be completed by {players} players: after {most} rounds everybody has met everybody. "
    "Plan fewer rounds, or register more players.": "{planned} Runden können {players} Spieler nicht zu Ende spielen: "
    "Nach {most} Runden hat jeder gegen jeden gespielt. Planen Sie weniger Runden, oder melden Sie mehr Spieler an.",
    "{planned} rounds are many for {players} players: a late round may have no pairing that the rules allow. Up to "
    "{safe} rounds there are always opponents left.": "{planned} Runden sind viel für {players} Spieler: Für eine "
    "späte Runde gibt es vielleicht keine Auslosung, die die Regeln zulassen. Bis zu {safe} Runden bleiben immer "
    "Gegner übrig.",
}
