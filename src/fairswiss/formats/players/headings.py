"""Headings of columns, in the languages of registration lists."""

import re
from unicodedata import normalize

_PHRASES: dict[str, tuple[str, ...]] = {
    "name": (
        "name", "names", "player", "players", "participant", "full name", "player name", "nom complet", "nom et prenom",
        "nom prenom", "joueur", "joueurs", "nombre completo", "apellidos y nombre", "apellidos nombre", "jugador",
        "nome completo", "cognome e nome", "cognome nome", "giocatore", "giocatori", "jogador", "spieler",
        "spielername", "teilnehmer", "name vorname", "nachname vorname", "naam", "speler", "hrac", "prijmeni a jmeno",
        "zawodnik", "nazwisko i imie", "nev", "igrac", "ime i prezime", "spelare", "spiller", "pelaaja",
    ),
    "last_name": (
        "last name", "lastname", "surname", "family name", "nachname", "familienname", "nom", "nom de famille",
        "apellido", "apellidos", "cognome", "apelido", "sobrenome", "achternaam", "nazwisko", "prijmeni", "vezeteknev",
        "prezime", "efternamn", "etternavn", "efternavn", "sukunimi",
    ),
    "first_name": (
        "first name", "firstname", "given name", "given names", "forename", "vorname", "rufname", "prenom", "nombre",
        "nombres", "nome", "voornaam", "imie", "jmeno", "keresztnev", "ime", "fornamn", "fornavn", "etunimi",
    ),
    "title": ("title", "titel", "titre", "titulo", "titolo", "tit", "fide title", "fide titel", "tytul", "titul"),
    "rating": (
        "rating", "elo", "rtg", "fide rating", "fide elo", "elo fide", "std", "standard", "standard rating",
        "elo standard", "rtgi", "ratingi", "fide rtg", "elo int", "international rating", "wertungszahl", "twz",
        "punteggio", "ertekszam", "r", "rating fide", "rating std",
    ),
    "rapid": ("rapid", "rapid rating", "elo rapid", "rapide", "elo rapide", "rapido", "elo rapido", "rpd"),
    "blitz": ("blitz", "blitz rating", "elo blitz", "blz"),
    "national_rating": (
        "national rating", "nat rating", "elo nat", "elo nacional", "elo nazionale", "elo national", "nwz", "dwz",
        "rtgn", "ratingn", "national elo",
    ),
    "federation": (
        "fed", "federation", "country", "nation", "land", "verband", "foderation", "pays", "federacion", "pais",
        "federazione", "paese", "federacao", "nazione", "nationality", "nationalitat", "nationalite", "kraj", "zeme",
        "orszag", "savez", "federatie",
    ),
    "fide_id": (
        "fide id", "fideid", "fide no", "fide number", "fide nr", "fide nummer", "fide code", "code fide", "id fide",
        "codigo fide", "numero fide", "n fide", "id number", "id", "fin", "id no", "fide identnummer",
    ),
    "birth": (
        "birth", "born", "birthday", "birth date", "birthdate", "date of birth", "birth year", "year of birth", "year",
        "b day", "bday", "dob", "yob", "geburt", "geboren", "geburtsdatum", "geburtstag", "geburtsjahr", "jahrgang",
        "jg", "geb", "gebdatum", "naissance", "date de naissance", "ne le", "annee", "annee de naissance", "nacimiento",
        "fecha de nacimiento", "ano", "ano de nacimiento", "nascita", "data di nascita", "anno", "anno di nascita",
        "nascimento", "data de nascimento", "geboortedatum", "geboortejaar", "rok", "rok urodzenia", "datum narozeni",
        "rocnik",
    ),
    "sex": (
        "sex", "gender", "geschlecht", "sexe", "genre", "sexo", "genero", "sesso", "geslacht", "plec", "pohlavi", "m f",
        "m w",
    ),
    "club": (
        "club", "chess club", "verein", "schachverein", "schachclub", "klub", "clubname", "vereinsname", "club echecs",
        "circulo", "circolo", "clube", "vereniging", "egyesulet", "oddil", "forening", "klubb", "seura",
    ),
    "number": (
        "no", "nr", "number", "num", "start no", "starting number", "startnummer", "start nr", "snr", "sno", "rank",
        "platz", "rang", "numero", "n", "seed", "tpn", "lp", "poradi", "starting rank",
    ),
}  # fmt: skip

_FIELDS = {phrase: field for field, phrases in _PHRASES.items() for phrase in phrases}
_NO_WORD = re.compile(r"[\W_]+")


def plain(text: str) -> str:
    """The text in small letters without marks, its words parted by single blanks."""
    bare = "".join(c for c in normalize("NFKD", text.casefold()) if not "\u0300" <= c <= "\u036f")
    return _NO_WORD.sub(" ", bare).strip()


def field_of(heading: str) -> str:
    """The field that a heading names; empty when it names none."""
    return _FIELDS.get(plain(heading), "") if len(heading) <= 40 else ""
