"""Small rating lists in every layout, of people who do not exist."""

from typing import NamedTuple

from benchmarks.rating_list import HEADER

SINGLE = HEADER.split("SRtng")[0] + "OCT26 Gms K  B-day Flag"
LEGACY = HEADER.replace("FOA ", "")


class Person(NamedTuple):
    """A line of the list."""

    fide_id: str
    name: str
    federation: str = "NNN"
    sex: str = "M"
    title: str = ""
    women_title: str = ""
    other_titles: str = ""
    foa: str = ""
    standard: str = "0"
    rapid: str = "0"
    blitz: str = "0"
    birth: str = "1990"
    flag: str = ""


PEOPLE = (
    Person("101", "Alder, Ana", sex="F", title="IM", women_title="WGM", standard="2400", rapid="2350", birth="1991"),
    Person("102", "Alder, Ana", federation="MMM", sex="F", standard="1500", birth="2001"),
    Person("103", "Birchmueller, Bo", standard="2100", blitz="2050", flag="i"),
    Person("104", "Tchernykh, Sergey", title="FM", standard="2301", rapid="2290", blitz="2310"),
    Person("105", "O'Elm, Eve", sex="F", women_title="WFM", rapid="1800", birth="0", flag="w"),
    Person("106", "Mononym", standard="1999"),
    Person("107", "Long, Lee", other_titles="SI,FI,LSI,SLI,NA", foa="AFM", standard="1700", birth="1970"),
    Person("108", "Fir Spruce, Maria Del Mar", federation="SSS", sex="F", standard="1650"),
)


def _start(person: Person, foa: bool = True) -> str:
    other = f"{person.other_titles:<15}"
    return (
        f"{person.fide_id:<15}{person.name:<61}{person.federation:<4}{person.sex:<4}{person.title:<5}"
        f"{person.women_title:<5}{other}{f'{person.foa:<4}' if foa else ''}"
    )


def text_list(people: tuple[Person, ...] = PEOPLE, foa: bool = True) -> bytes:
    """The combined list, or the older one without the column FOA."""
    lines = [
        f"{_start(p, foa)}{p.standard:<6}{'0':<4}{'20':<3}{p.rapid:<6}{'12':<4}{'20':<3}{p.blitz:<6}{'0':<4}{'20':<3}"
        f"{p.birth:<6}{p.flag:<4}"
        for p in people
    ]
    return "\r\n".join([HEADER if foa else LEGACY, *lines, ""]).encode()


def single_list(people: tuple[Person, ...] = PEOPLE) -> bytes:
    """A list with one rating, of October 2026."""
    lines = [f"{_start(p)}{p.standard:<6}{'0':<4}{'20':<3}{p.birth:<6}{p.flag:<4}" for p in people]
    return "\r\n".join([SINGLE, *lines, ""]).encode()


def xml_list(people: tuple[Person, ...] = PEOPLE, single: bool = False) -> bytes:
    """The list as XML."""
    elements = []
    for p in people:
        more = (
            ""
            if single
            else f"<rapid_rating>{p.rapid}</rapid_rating>\n<rapid_games>0</rapid_games>\n"
            f"<rapid_k>20</rapid_k>\n<blitz_rating>{p.blitz}</blitz_rating>\n<blitz_k>20</blitz_k>\n"
        )
        elements.append(
            f"<player>\n<fideid>{p.fide_id}</fideid>\n<name>{p.name}</name>\n<country>{p.federation}</country>\n"
            f"<sex>{p.sex}</sex>\n<title>{p.title}</title>\n<w_title>{p.women_title}</w_title>\n"
            f"<o_title>{p.other_titles}</o_title>\n<foa_title>{p.foa}</foa_title>\n<rating>{p.standard}</rating>\n"
            f"<games>0</games>\n<k>20</k>\n{more}<birthday>{p.birth}</birthday>\n<flag>{p.flag}</flag>\n</player>\n"
        )
    return f"<playerslist>\n{''.join(elements)}</playerslist>\n".encode()
