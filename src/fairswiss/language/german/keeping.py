"""What is told when something cannot be saved or read, in German, by its English text."""

KEEPING = {
    "The database is damaged: {what}. Stop the manager and run this command in a terminal: {command}": "Die Datenbank "
    "ist beschädigt: {what}. Beenden Sie das Programm und geben Sie in einem Terminal diesen Befehl ein: {command}",
    "in the journal of {event}, {what}": "im Journal von {event}: {what}",
    "The disk is full. Nothing was changed, and what was saved before is safe. Free some space, then repeat "
    "this.": "Der Datenträger ist voll. Nichts wurde geändert, und was vorher gespeichert war, ist sicher. Schaffen "
    "Sie Platz, und wiederholen Sie es dann.",
    "The disk is read-only, or the program may not write there. Nothing was changed, and what was saved before is "
    "safe. Make the data folder writable, then repeat this.": "Der Datenträger ist schreibgeschützt, oder das Programm "
    "darf dort nicht schreiben. Nichts wurde geändert, und was vorher gespeichert war, ist sicher. Machen Sie den "
    "Datenordner beschreibbar, und wiederholen Sie es dann.",
    "Somebody else is writing, and it takes long. Nothing was changed. Repeat this in a moment.": "Jemand anders "
    "schreibt gerade, und es dauert lange. Nichts wurde geändert. Wiederholen Sie es gleich noch einmal.",
    "The disk does not read or write as it should: {reason}. What was saved before is safe. Look after the "
    "disk, then repeat this: it counts once.": "Der Datenträger liest oder schreibt nicht, wie er soll: {reason}. Was "
    "vorher gespeichert war, ist sicher. Sehen Sie nach dem Datenträger, und wiederholen Sie es dann: Es zählt einmal.",
    "The database does not answer, so this was not confirmed. Repeat it in a moment: it counts once.": "Die Datenbank "
    "antwortet nicht, deshalb wurde dies nicht bestätigt. Wiederholen Sie es gleich noch einmal: Es zählt einmal.",
}
