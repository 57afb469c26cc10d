"""What is told when something cannot be saved or read, in German, by its English text."""

KEEPING = {
    "The database is damaged: {what}. Stop the manager and run this command in a terminal: {command}": "Die Datenbank "
    "ist beschädigt: {what}. Beenden Sie das Programm und geben Sie in einem Terminal diesen Befehl ein: {command}",
    "The database file was moved, deleted or overwritten while the program was using it. This was not saved. What "
    "was saved before is being kept safe. Stop the manager and run this command in a terminal: {command}. Then "
    "start the manager again and repeat this: it counts once.": "Die Datei der Datenbank wurde verschoben, gelöscht "
    "oder überschrieben, während das Programm sie benutzte. Dies wurde nicht gespeichert. Was vorher gespeichert war, "
    "wird gesichert. Beenden Sie das Programm und geben Sie in einem Terminal diesen Befehl ein: {command}. Starten "
    "Sie das Programm dann wieder, und wiederholen Sie es: Es zählt einmal.",
    "in the journal of {event}, {what}": "im Journal von {event}: {what}",
    "The disk is full. Nothing was changed, and what was saved before is safe. Free some space, then repeat "
    "this.": "Der Datenträger ist voll. Nichts wurde geändert, und was vorher gespeichert war, ist sicher. "
    "Schaffen Sie Platz, und wiederholen Sie es dann.",
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
    # -- files --
    "Cannot read {name}: {reason}. {advice}": "{name} kann nicht gelesen werden: {reason}. {advice}",
    "Cannot write {name}: {reason}. {advice}": "{name} kann nicht geschrieben werden: {reason}. {advice}",
    "standard input": "Die Standardeingabe",
    "standard output": "Die Standardausgabe",
    "Standard input": "Die Standardeingabe",
    "The file {path!r}": "Die Datei {path!r}",
    "{what} cannot be used as a tournament report:": "{what} ist als Turnierbericht nicht zu gebrauchen:",
    "Standard input is closed. Name a file, or pipe one in.": "Die Standardeingabe ist geschlossen. Nennen Sie eine "
    "Datei, oder leiten Sie eine herein.",
    "Standard output is closed. Name a file to write to.": "Die Standardausgabe ist geschlossen. Nennen Sie eine "
    "Datei, in die geschrieben werden soll.",
    "The file has more than {most:,} bytes": "Die Datei hat mehr als {most} Bytes",
    "there is no such file or folder": "diese Datei oder diesen Ordner gibt es nicht",
    "Check the name and the folder.": "Prüfen Sie den Namen und den Ordner.",
    "a part of the path is a file, not a folder": "ein Teil des Pfades ist eine Datei, kein Ordner",
    "Check the path.": "Prüfen Sie den Pfad.",
    "it is a folder": "es ist ein Ordner",
    "Name a file.": "Nennen Sie eine Datei.",
    "it is a file, not a folder": "es ist eine Datei, kein Ordner",
    "Name a folder.": "Nennen Sie einen Ordner.",
    "permission denied": "das Recht dazu fehlt",
    "Choose another folder, or ask for the right to use this one.": "Wählen Sie einen anderen Ordner, oder bitten Sie "
    "um das Recht, diesen zu benutzen.",
    "the disk is read-only": "der Datenträger ist schreibgeschützt",
    "Choose another disk.": "Wählen Sie einen anderen Datenträger.",
    "the disk is full": "der Datenträger ist voll",
    "Free some space or choose another disk.": "Schaffen Sie Platz, oder wählen Sie einen anderen Datenträger.",
    "the name is too long": "der Name ist zu lang",
    "Choose a shorter one.": "Wählen Sie einen kürzeren.",
}
