"""What is wrong with a list of players, a workbook or a rating list, in German, by its English text."""

LISTS = {
    # -- which table it is --
    "text": "Text",
    "tab": "Tabulator",
    "semicolon": "Semikolon",
    "bar": "Strich",
    "comma": "Komma",
    "pasted text (columns by gaps, {charset})": "eingefügter Text (Spalten durch Lücken getrennt, {charset})",
    "pasted text (one player a line, {charset})": "eingefügter Text (ein Spieler je Zeile, {charset})",
    "{kind} (sheet {sheet!r})": "{kind} (Blatt {sheet!r})",
    "{kind} (sheet {sheet!r}, {others} other sheets)": "{kind} (Blatt {sheet!r}, weitere Blätter: {others})",
    "The table has {count:,} bytes": "Die Tabelle hat {count} Bytes",
    "The table has too many rows": "Die Tabelle hat zu viele Zeilen",
    "Line {line} has {count:,} columns": "Zeile {line} hat {count} Spalten",
    "Line {line} has a cell that is too long": "Zeile {line} hat ein zu langes Feld",
    "Is it a list of players?": "Ist es eine Liste von Spielern?",
    "Is a quotation mark missing?": "Fehlt ein Anführungszeichen?",
    "Line {start} cannot be parted into cells ({broken}). Is a quotation mark missing?": "Zeile {start} lässt sich "
    "nicht in Felder teilen ({broken}). Fehlt ein Anführungszeichen?",
    "{delimiter!r} cannot part columns here. Known: tab, semicolon, bar, comma.": "{delimiter!r} kann hier keine "
    "Spalten trennen. Bekannt sind: Tabulator, Semikolon, Strich, Komma.",
    "There is no charset {charset!r}. Try utf-8, cp1250, cp1251 or cp1252.": "Es gibt keinen Zeichensatz "
    "{charset!r}. Versuchen Sie utf-8, cp1250, cp1251 oder cp1252.",
    "The file cannot be read as {charset}. Leave the charset out, or try another.": "Die Datei lässt sich nicht als "
    "{charset} lesen. Lassen Sie den Zeichensatz weg, oder versuchen Sie einen anderen.",
    "it does not say its charset": "sie sagt nicht, welchen Zeichensatz sie hat",
    "look at the names; if they are wrong, say the charset (--charset cp1250, cp1251, …)": "sehen Sie sich die Namen "
    "an; wenn sie falsch sind, wählen Sie den Zeichensatz (auf der Kommandozeile: --charset cp1250, cp1251, …)",
    "A sheet was asked for, but the file is no workbook. Leave it out.": "Es wurde nach einem Blatt gefragt, aber die "
    "Datei ist keine Arbeitsmappe. Lassen Sie es weg.",
    "This is a workbook of an old Excel. Save it as XLSX, ODS or CSV.": "Das ist eine Arbeitsmappe eines alten Excel. "
    "Speichern Sie sie als XLSX, ODS oder CSV.",
    "The file is neither text nor a workbook that can be read. Save it as XLSX, ODS or CSV.": "Die Datei ist weder "
    "Text noch eine lesbare Arbeitsmappe. Speichern Sie sie als XLSX, ODS oder CSV.",
    "The file is an archive, but no workbook that can be read. Save it as XLSX, ODS or CSV.": "Die Datei ist ein "
    "Archiv, aber keine lesbare Arbeitsmappe. Speichern Sie sie als XLSX, ODS oder CSV.",
    "There is no sheet {asked!r}. The workbook has: {known}.": "Es gibt kein Blatt {asked!r}. Die Arbeitsmappe hat: "
    "{known}.",
    "The workbook has no sheet.": "Die Arbeitsmappe hat kein Blatt.",
    "The workbook declares a document type, which none needs. It is refused for safety.": "Die Arbeitsmappe vereinbart "
    "einen Dokumenttyp, den keine braucht. Zur Sicherheit wird sie abgelehnt.",
    "The workbook cannot be read ({reason}). Open it and save it again.": "Die Arbeitsmappe ist nicht zu lesen "
    "({reason}). Öffnen Sie sie, und speichern Sie sie noch einmal.",
    "The workbook is broken inside ({broken}). Open it and save it again.": "Die Arbeitsmappe ist im Innern kaputt "
    "({broken}). Öffnen Sie sie, und speichern Sie sie noch einmal.",
    "The workbook is nested too deeply. Open it and save it again.": "Die Arbeitsmappe ist zu tief verschachtelt. "
    "Öffnen Sie sie, und speichern Sie sie noch einmal.",
    "The workbook has a cell at {reference!r}. Open it and save it again.": "Die Arbeitsmappe hat eine Zelle bei "
    "{reference!r}. Öffnen Sie sie, und speichern Sie sie noch einmal.",
    "The workbook announces more texts or cells than it may have": "Die Arbeitsmappe kündigt mehr Texte oder Zellen "
    "an, als sie haben darf",
    "A sheet has {rows:,} rows and {columns:,} columns": "Ein Blatt hat {rows} Zeilen und {columns} Spalten",
    "Cut it.": "Kürzen Sie es.",
    # -- archives --
    "The archive has {count:,} files": "Das Archiv hat {count} Dateien",
    "The archive has no file that is {what}. Unpack it and give the file itself.": "Im Archiv ist keine Datei, die "
    "{what} ist. Entpacken Sie es, und geben Sie die Datei selbst an.",
    "The archive has {count} files that could be {what}. Unpack it and give the file itself.": "Im Archiv sind {count} "
    "Dateien, die {what} sein können. Entpacken Sie es, und geben Sie die Datei selbst an.",
    "a rating list (TXT or XML)": "eine Wertungsliste (TXT oder XML)",
    "The archive unpacks to more bytes than it may": "Das Archiv hat entpackt mehr Bytes, als es darf",
    "Is it the file you meant?": "Ist es die gemeinte Datei?",
    "The archive cannot be unpacked ({reason}). Download or save it again, without a password.": "Das Archiv lässt "
    "sich nicht entpacken ({reason}). Laden oder speichern Sie es noch einmal, ohne Passwort.",
    # -- which column is what --
    "by its heading {heading!r}": "wegen der Überschrift {heading!r}",
    "by what stands in it": "wegen des Inhalts",
    "by its place in the line": "wegen der Stelle in der Zeile",
    "as you say": "wie Sie sagen",
    "not used: you say otherwise": "nicht verwendet: Sie sagen es anders",
    "not used: players are numbered anew": "nicht verwendet: Spieler werden neu nummeriert",
    "not used: nothing known stands in it, or another column has it": "nicht verwendet: Es steht nichts Bekanntes "
    "darin, oder eine andere Spalte hat es",
    "not used: {heading!r} is no heading known": "nicht verwendet: Die Überschrift {heading!r} ist nicht bekannt",
    "not used: another column is the rating": "nicht verwendet: Die Wertungszahl steht in einer anderen Spalte",
    "not used: another column is the {field}": "nicht verwendet: {field} steht in einer anderen Spalte",
    "There is no field {field!r}. Known: {known}.": "Es gibt kein Feld {field!r}. Bekannt sind: {known}.",
    "There is no column {column}: the table has {count}.": "Es gibt keine Spalte {column}: Die Tabelle hat {count}.",
    "Columns {one} and {column} cannot both be the {what}. Choose one.": "In den Spalten {one} und {column} kann nicht "
    "beide Male dasselbe stehen: {what}. Wählen Sie eine.",
    "{part!r} names no column. Write the field and the column's number: name=2,rating=4.": "{part!r} nennt keine "
    "Spalte. Schreiben Sie das Feld und die Nummer der Spalte: name=2,rating=4.",
    "There is no order {order!r}. Known: {known}.": "Es gibt keine Reihenfolge {order!r}. Bekannt sind: {known}.",
    "number": "Nummer",
    "last name": "Nachname",
    "first name": "Vorname",
    "title": "Titel",
    "rating": "Wertungszahl",
    "fide id": "FIDE-ID",
    "FIDE id": "FIDE-ID",
    "birth": "Geburt",
    "sex": "Geschlecht",
    "rank": "Rang",
    # -- rows --
    "{left_out} of {rows} rows cannot be used:": "{left_out} von {rows} Zeilen sind nicht zu gebrauchen:",
    "The table cannot be used:": "Die Tabelle ist nicht zu gebrauchen:",
    "there are no names in this table": "in dieser Tabelle sind keine Namen",
    "no heading and no column of words says where they are": "weder eine Überschrift noch eine Spalte mit Wörtern "
    "sagt, wo sie stehen",
    "say the column: --columns name=2": "sagen Sie, welche Spalte es ist (auf der Kommandozeile: --columns name=2)",
    "there is no player in this table": "in dieser Tabelle ist kein Spieler",
    "check that this is the file you meant": "prüfen Sie, ob das die gemeinte Datei ist",
    "{text!r} stands above the headings and is not read": "{text!r} steht über den Überschriften und wird nicht "
    "gelesen",
    "a row has no name": "eine Zeile hat keinen Namen",
    "it would be a player without one": "es wäre ein Spieler ohne Namen",
    "fill it in or delete it": "ergänzen Sie ihn, oder löschen Sie die Zeile",
    "the name {name!r} is long and will be cut there": "der Name {name!r} ist lang und wird dort gekürzt",
    "a report file has {most} columns for it": "in einem Turnierbericht sind dafür {most} Spalten da",
    "{name} has the FIDE id {fide_id}, as somebody in line {first} has": "{name} hat die FIDE-ID {fide_id} wie "
    "jemand in Zeile {first}",
    "a player takes part once": "ein Spieler nimmt einmal teil",
    "correct the id or delete the row": "berichtigen Sie die Nummer, oder löschen Sie die Zeile",
    "{name} is there already, in line {other}": "{name} ist schon da, in Zeile {other}",
    "two players may have one name": "zwei Spieler können gleich heißen",
    "delete the row if it is the same person": "löschen Sie die Zeile, wenn es dieselbe Person ist",
    "the {field} {cell!r} is left out": "{field} {cell!r} wird weggelassen",
    "the rating {cell!r} is none": "{cell!r} ist keine Wertungszahl",
    "ratings are whole numbers up to {most}": "Wertungszahlen sind ganze Zahlen bis {most}",
    "FIDE titles are {known}": "FIDE-Titel sind {known}",
    "it has three letters, such as NOR": "er hat drei Buchstaben, wie NOR",
    "it has digits alone": "sie hat nur Ziffern",
    "it is no year and no day": "es ist weder ein Jahr noch ein Tag",
    "write 1990 or 1990-12-31": "schreiben Sie 1990 oder 1990-12-31",
    "write {year}-12-31 for a day": "schreiben Sie {year}-12-31 für einen Tag",
    "m or w": "m oder w",
    "of the birth {text!r} the year alone is taken": "von der Geburt {text!r} wird nur das Jahr genommen",
    "day and month could be either way round": "Tag und Monat könnten vertauscht sein",
    "there is no such day": "diesen Tag gibt es nicht",
    "the name {text!r} had the character {harmful}": "im Namen {text!r} stand das Zeichen {harmful}",
    "it is not text and was taken out": "es ist kein Text und wurde entfernt",
    "check it": "prüfen Sie ihn",
    # -- uploads --
    "The table cannot be kept in {folder}: {reason}.": "Die Tabelle kann nicht in {folder} aufgehoben werden: "
    "{reason}.",
    "This upload is not kept any more. Paste the text or choose the file again.": "Was Sie hochgeladen haben, ist "
    "nicht mehr da. Fügen Sie den Text noch einmal ein, oder wählen Sie die Datei noch einmal.",
    "The file is too large to be uploaded. Import it in a terminal: fairswiss ratinglist import": "Die Datei ist zu "
    "groß, um sie hochzuladen. Übernehmen Sie sie in einem Terminal: fairswiss ratinglist import",
    # -- rating lists --
    "The file is empty. A rating list has a header line, or is XML.": "Die Datei ist leer. Eine Wertungsliste hat eine "
    "Kopfzeile oder ist XML.",
    "The file is not text. Give the list as FIDE publishes it: TXT, XML, or either one zipped.": "Die Datei ist kein "
    "Text. Nehmen Sie die Liste, wie die FIDE sie veröffentlicht: TXT, XML oder eines davon gepackt (ZIP).",
    "The file has more bytes than a rating list may have": "Die Datei hat mehr Bytes, als eine Wertungsliste haben "
    "darf",
    "The list has one rating for each player and does not say which. Say it: standard, rapid or blitz (on the command "
    "line with --kind), or keep the name of the file as FIDE has it.": "Die Liste hat eine Wertungszahl je Spieler und "
    "sagt nicht, welche. Sagen Sie es: standard, rapid oder blitz (auf der Kommandozeile mit --kind), oder behalten "
    "Sie den Dateinamen der FIDE.",
    "This does not look like a rating list of FIDE:": "Das sieht nicht nach einer Wertungsliste der FIDE aus:",
    "{more:,} more lines are odd": "{more} weitere Zeilen sind seltsam",
    "the {field} {text!r} of {name} is no number": "{field} {text!r} von {name} ist keine Zahl",
    "standard": "Wertungszahl (Standard)",
    "standard k": "Faktor K (Standard)",
    "rapid": "Wertungszahl (Schnellschach)",
    "rapid k": "Faktor K (Schnellschach)",
    "blitz": "Wertungszahl (Blitz)",
    "blitz k": "Faktor K (Blitz)",
    "it counts as none": "es zählt als keine",
    "compare the line with the others": "vergleichen Sie die Zeile mit den anderen",
    "The list has a header but no player. Download it again.": "Die Liste hat eine Kopfzeile, aber keinen Spieler. "
    "Laden Sie sie noch einmal herunter.",
    "The first line is not the header of a rating list of FIDE: it must name the columns ID Number and Name, and SRtng "
    "or a month such as OCT26. Give the list as FIDE publishes it.": "Die erste Zeile ist nicht die Kopfzeile einer "
    "Wertungsliste der FIDE: Sie muss die Spalten »ID Number« und »Name« nennen und »SRtng« oder einen Monat wie "
    "OCT26. Nehmen Sie die Liste, wie die FIDE sie veröffentlicht.",
    "The list has too many players": "Die Liste hat zu viele Spieler",
    "Is it a rating list?": "Ist es eine Wertungsliste?",
    "A line has more than {most:,} characters: this is no rating list.": "Eine Zeile hat mehr als {most} Zeichen: Das "
    "ist keine Wertungsliste.",
    "a line does not fit the columns": "eine Zeile passt nicht zu den Spalten",
    "it is left out": "sie wird weggelassen",
    "a line has no FIDE id or no name": "eine Zeile hat keine FIDE-ID oder keinen Namen",
    "player {number:,} has no FIDE id or no name": "Spieler {number} hat keine FIDE-ID oder keinen Namen",
    "The XML declares a document type, which no rating list has. It is refused for safety.": "Das XML vereinbart einen "
    "Dokumenttyp, den keine Wertungsliste hat. Zur Sicherheit wird es abgelehnt.",
    "The XML has no element <player>. Give the list as FIDE publishes it.": "Das XML hat kein Element <player>. Nehmen "
    "Sie die Liste, wie die FIDE sie veröffentlicht.",
    "The XML has no element <player> where one must be. Is it a rating list?": "Das XML hat kein Element <player>, wo "
    "eines sein muss. Ist es eine Wertungsliste?",
    "The XML of the list is broken in {where} ({broken}). Download it again.": "Das XML der Liste ist kaputt: {where} "
    "({broken}). Laden Sie sie noch einmal herunter.",
    "The list has no player with a FIDE id and a name. Download it again.": "Die Liste hat keinen Spieler mit "
    "FIDE-ID und Namen. Laden Sie sie noch einmal herunter.",
    "There is no rating list at {path!r} yet. Import one: fairswiss ratinglist import FILE.": "In {path!r} ist noch "
    "keine Wertungsliste. Übernehmen Sie eine: fairswiss ratinglist import DATEI.",
    "The index {path!r} cannot be written: {reason}. Check the folder and the free space.": "Das Verzeichnis {path!r} "
    "kann nicht geschrieben werden: {reason}. Prüfen Sie den Ordner und den freien Platz.",
    "The index {path!r} cannot be used ({error}). Import the list again.": "Das Verzeichnis {path!r} ist nicht zu "
    "gebrauchen ({error}). Übernehmen Sie die Liste noch einmal.",
    "{path!r} is no index of a rating list, or of another version. Import the list again.": "{path!r} ist kein "
    "Verzeichnis einer Wertungsliste oder eines einer anderen Version. Übernehmen Sie die Liste noch einmal.",
    "the rating list is of {date}": "die Wertungsliste ist vom {date}",
    "an unknown date": "(Datum nicht bekannt)",
    "that is {days} days ago, and there is a new one every month": "das ist {days} Tage her, und jeden Monat gibt es "
    "eine neue",
    "download the newest list and import it": "laden Sie die neueste Liste herunter, und übernehmen Sie sie",
    "{published!r} is no date. Write the year and the month, such as 2026-10.": "{published!r} ist kein Datum. "
    "Schreiben Sie Jahr und Monat, wie 2026-10.",
    "Say a name or a FIDE id to look for.": "Sagen Sie, nach welchem Namen oder welcher FIDE-ID zu suchen ist.",
    "{fide_id!r} is no FIDE id: it has digits alone.": "{fide_id!r} ist keine FIDE-ID: Sie hat nur Ziffern.",
    "The rating list has no player with the FIDE id {fide_id}.": "In der Wertungsliste ist kein Spieler mit der "
    "FIDE-ID {fide_id}.",
    "There is no kind of rating {kind!r}. Known: {known}.": "Es gibt keine Art der Wertung {kind!r}. Bekannt sind: "
    "{known}.",
    # -- tables that are written --
    "Players": "Spieler",
    "Round {number}": "Runde {number}",
    "No": "Nr",
    "Title": "Titel",
    "Name": "Name",
    "Rating": "Wertungszahl",
    "Fed": "Verband",
    "Birth": "Geburt",
    "Sex": "Geschlecht",
    "Board": "Brett",
    "White no": "Weiß Nr",
    "White": "Weiß",
    "White rating": "Weiß Wertungszahl",
    "Black no": "Schwarz Nr",
    "Black": "Schwarz",
    "Black rating": "Schwarz Wertungszahl",
    "Result": "Ergebnis",
    "pairing-allocated bye": "spielfrei",
    "full-point bye": "Freilos mit ganzem Punkt",
    "half-point bye": "Freilos mit halbem Punkt",
    "absent": "abwesend",
    "{path!r} ends with neither .csv nor .xlsx. Name the file so; every program that reads ODS reads XLSX too.": (
        "{path!r} endet weder auf .csv noch auf .xlsx. Nennen Sie die Datei so; jedes Programm, das ODS liest, liest "
        "auch XLSX."
    ),
    "There is no table {what!r}. Known: {known}.": "Es gibt keine Tabelle {what!r}. Bekannt sind: {known}.",
    "There is no table {ending!r:.20}; there are csv and xlsx.": "Es gibt keine Tabelle {ending!r:.20}; es gibt csv "
    "und xlsx.",
    "Round {number} is not there: {recorded} rounds are recorded.": "Runde {number} gibt es nicht: {recorded} Runden "
    "sind eingetragen.",
    "A workbook needs at least one table.": "Eine Arbeitsmappe braucht mindestens eine Tabelle.",
    "The sheet {title!r} would have {rows:,} lines of {columns:,} columns; a workbook holds {most_rows:,} of "
    "{most_columns:,}. Write CSV instead.": "Das Blatt {title!r} hätte {rows} Zeilen mit {columns} Spalten; in eine "
    "Arbeitsmappe passen {most_rows} mit {most_columns}. Schreiben Sie stattdessen CSV.",
    "A text of the sheet {title!r} is longer than the {most:,} characters a cell holds.": "Ein Text des Blattes "
    "{title!r} ist länger als die {most} Zeichen, die in eine Zelle passen.",
    'This needs {package}, which is not installed: pip install "fairswiss[{extra}]" installs it.': (
        'Dafür fehlt {package}: pip install "fairswiss[{extra}]" installiert es.'
    ),
}
