"""What is said of signatures, of files that are not what was written, and of the audit log, in German."""

PROOF = {
    # -- whose a journal is --
    "ours": "von hier",
    "someone else's": "von jemand anderem",
    "unsigned": "ohne Unterschrift",
    "altered": "verändert",
    "signed here (key {key})": "hier unterschrieben (Schlüssel {key})",
    "signed by someone else (key {key})": "von jemand anderem unterschrieben (Schlüssel {key})",
    "not signed": "nicht unterschrieben",
    "altered by someone who does not have the key: the signature does not fit": "von jemandem verändert, der den "
    "Schlüssel nicht hat: Die Unterschrift passt nicht",
    "it is not signed by the key {key}": "es ist nicht mit dem Schlüssel {key} unterschrieben",
    "it is no database of fairswiss": "es ist keine Datenbank von fairswiss",
    "This is no public key of fairswiss. Ask for the file that fairswiss journal key --output FILE writes.": "Das ist "
    "kein öffentlicher Schlüssel von fairswiss. Bitten Sie um die Datei, die fairswiss journal key --output FILE "
    "schreibt.",
    "The signing key {file} cannot be read or created: {reason}.": "Der Schlüssel für Unterschriften {file} kann nicht "
    "gelesen oder angelegt werden: {reason}.",
    "The signing key {file} is damaged. Restore it from a backup of the data folder. Without one, delete it: a new key "
    "is created, and what the old one signed counts as someone else's.": "Der Schlüssel für Unterschriften {file} ist "
    "beschädigt. Stellen Sie ihn aus einer Sicherung des Datenordners wieder her. Gibt es keine, löschen Sie ihn: Ein "
    "neuer Schlüssel wird angelegt, und was der alte unterschrieben hat, gilt als von jemand anderem.",
    # -- values that nobody wrote --
    "entry {number}: {what}": "Eintrag {number}: {what}",
    "{when!r:.50} is not a moment in UTC, such as 2026-11-16T10:00:00+00:00": "{when!r:.50} ist kein Zeitpunkt in UTC "
    "wie 2026-11-16T10:00:00+00:00",
    "the account {who!r:.50} is empty, too long or has control characters": "das Konto {who!r:.50} ist leer, zu lang "
    "oder hat Steuerzeichen",
    "the reason {why!r:.50} is too long or has control characters": "der Grund {why!r:.50} ist zu lang oder hat "
    "Steuerzeichen",
    "{digest!r:.50} is not a digest": "{digest!r:.50} ist keine Prüfsumme",
    "the text {text!r:.50} cannot be written to any file": "der Text {text!r:.50} lässt sich in keine Datei schreiben",
    # -- the audit log --
    "in the audit log, {what}": "im Prüfprotokoll: {what}",
    "account {account} created": "Konto {account} angelegt",
    "password of {account} changed": "Passwort von {account} geändert",
    "account {account} ended": "Konto {account} beendet",
    "{account} appointed: {role}": "{account} berufen: {role}",
    "role of {account} changed: {role}": "Aufgabe von {account} geändert: {role}",
    "{account} dismissed: {role}": "{account} abberufen: {role}",
    "API token {number} of {account} created: {scope}, {where}": "API-Token {number} von {account} erstellt: {scope}, "
    "{where}",
    "API token {number} of {account} revoked": "API-Token {number} von {account} widerrufen",
    "second factor of {account} switched on": "zweiter Faktor von {account} eingeschaltet",
    "second factor of {account} switched off": "zweiter Faktor von {account} ausgeschaltet",
    "chief-arbiter": "Hauptschiedsrichter",
    "arbiter": "Schiedsrichter",
    "result-entry": "Ergebniseingabe",
    "viewer": "Zuschauer",
    "event {event}": "Turnier {event}",
    "every event": "jedes Turnier",
    "boards {first}–{last}": "Bretter {first}–{last}",
    "exported from event {event}: {what}": "aus Turnier {event} exportiert: {what}",
    "exported from event {event}: {what}, registration {number}": "aus Turnier {event} exportiert: {what}, Anmeldung "
    "{number}",
    "backup of the journal": "Sicherung des Journals",
    "earlier copy of the journal": "frühere Kopie des Journals",
    "tournament report": "Turnierbericht",
    "list of players": "Teilnehmerliste",
    "data of one player": "Daten eines Spielers",
    "event {event} archived": "Turnier {event} archiviert",
    "event {event} back in the list": "Turnier {event} wieder in der Liste",
    "event {event}: registration {number} anonymised": "Turnier {event}: Anmeldung {number} anonymisiert",
    "event {event}: everyone anonymised": "Turnier {event}: alle anonymisiert",
    "event {event} restored from a backup of {entries} entries: {whose}": "Turnier {event} aus einer Sicherung von "
    "{entries} Einträgen wiederhergestellt: {whose}",
    "journal of event {event} continued after entry {entries}, which was not signed here: {whose}": "Journal des "
    "Turniers {event} nach Eintrag {entries} fortgesetzt, der nicht hier unterschrieben war: {whose}",
    "audit log continued after entry {entries}, which was not signed here: {whose}": "Prüfprotokoll nach Eintrag "
    "{entries} fortgesetzt, der nicht hier unterschrieben war: {whose}",
}
