"""Forty lists of players in the shapes that programs and people give them. The players are nobody's."""

from collections.abc import Callable
from typing import NamedTuple

from tests.players.workbooks import ods, xls, xlsx


class Expected(NamedTuple):
    """What must be read of a player."""

    name: str
    rating: int = 0
    title: str = ""
    federation: str = ""
    fide_id: str = ""
    sex: str = ""
    birth: str = ""
    national: int = 0
    national_id: str = ""


class PlayerList(NamedTuple):
    """A list under the name that tells its shape."""

    shape: str
    source: bytes | str
    players: tuple[Expected, ...]
    warned: tuple[str, ...] = ()
    """Words of the warnings that must be there; no other column may be warned of."""


P = Expected


def coded(charset: str) -> Callable[[str], bytes]:
    return lambda text: text.encode(charset)


ALDER = P("Alder, Ana", 2100, "WFM", "NOR", "1700001", "w", "1990")
BIRCH = P("Birch, Bo", 1900, "", "SWE", "1700002", "m", "1985")
BODY = "Alder, Ana;WFM;2100;NOR;1700001;1990;{w}\nBirch, Bo;;1900;SWE;1700002;1985;{m}\n"


def full(headings: str, w: str = "w", m: str = "m") -> str:
    return headings + "\n" + BODY.format(w=w, m=m)


LISTS = [
    PlayerList("English, comma, quoted names", full("Name;Title;Rating;Fed;FIDE ID;Born;Sex").replace(";", "\t")
               .replace("Alder, Ana", '"Alder, Ana"').replace("Birch, Bo", '"Birch, Bo"').replace("\t", ",").encode(),
               (ALDER, BIRCH)),
    PlayerList("German, semicolon, Windows-1252", coded("cp1252")(
        "Name;Vorname;Titel;Elo;Land;FIDE-Nr.;Geburtsjahr;Geschlecht\nMüller;Jörg;FM;2210;GER;4600001;1971;m\n"
        "Groß;Käthe;;1805;AUT;1600002;1988;w\n"),
        (P("Müller, Jörg", 2210, "FM", "GER", "4600001", "m", "1971"),
         P("Groß, Käthe", 1805, "", "AUT", "1600002", "w", "1988")), ("Windows-1252",)),
    PlayerList("German club list with DWZ beside Elo", (
        "Teilnehmername;Verein;TWZ;Attr.;ELO;DWZ;Land\nAlder, Ana;SK Tal;2100;W;2100;2050-33;GER\n"
        "Birch, Bo;SV Berg;1700;M;0;1700-12;GER\n"),
        (P("Alder, Ana", 2100, "", "GER", "", "w", "", 2050), P("Birch, Bo", 1700, "", "GER", "", "m", "", 1700)),
        ("column 5 ('ELO') looks like: rating",)),
    PlayerList("French, H and F, accents in UTF-8", full("Nom et prénom;Titre;Elo;Fédération;Code FIDE;Né le;Sexe", "F",
                                                         "H"), (ALDER, BIRCH)),
    PlayerList("French ratings with their letter", "Nom;Prénom;Elo;Cat\nAlder;Ana;2100 F;Sen\nBirch;Bo;1499 N;Vet\n",
               (P("Alder, Ana", 2100), P("Birch, Bo", 1499))),
    PlayerList("Spanish, H and M for hombre and mujer", full(
        "Apellidos y nombre;Título;Elo;País;Código FIDE;Año nac.;Sexo", "M", "H"), (ALDER, BIRCH)),
    PlayerList("Italian from Vega", (
        "NOME;NAZ;TIT;IDFIDE;ELOFIDE;ELONAT;IDNAT;NASC;SESSO;K\n"
        "Alder, Ana;ITA;WFM;1700001;2100;2080;123456;1990;F;20\nBirch, Bo;ITA;;1700002;0;1500;123457;1985;M;40\n"),
        (P("Alder, Ana", 2100, "WFM", "ITA", "1700001", "w", "1990", 2080, "123456"),
         P("Birch, Bo", 0, "", "ITA", "1700002", "m", "1985", 1500, "123457")),
        ("national rating but no FIDE rating",)),
    PlayerList("Portuguese, names of federations", (
        "Nome completo;Titulação;Rating;País;Sexo\nAlder, Ana;WFM;2100;Portugal;F\nBirch, Bo;;1900;Brazil;M\n"),
        (P("Alder, Ana", 2100, "WFM", "POR", "", "w"), P("Birch, Bo", 1900, "", "BRA", "", "m"))),
    PlayerList("Dutch, M and V", full("Naam;Titel;Rating;Land;FIDE-nummer;Geboortejaar;Geslacht", "V", "M"),
               (ALDER, BIRCH)),
    PlayerList("Russian, Windows-1251", coded("cp1251")(
        "№;Фамилия, имя;Звание;Рейтинг;Федерация;ID ФИДЕ;Год рождения;Пол\n1;Дубов, Ян;FM;2250;RUS;4100001;1991;м\n"
        "2;Липова, Анна;;1810;KAZ;13700002;2001;ж\n"),
        (P("Дубов, Ян", 2250, "FM", "RUS", "4100001", "m", "1991"),
         P("Липова, Анна", 1810, "", "KAZ", "13700002", "w", "2001")), ("Windows-1251",)),
    PlayerList("Russian, headings no one knows", (
        "ЫЫ;ЗЗЗ;ЩЩЩ;ЮЮ\nДубов Ян;2250;RUS;4100001\nЛипова Анна;1810;KAZ;13700002\nКленов Пётр;1500;RUS;4100003\n"),
        (P("Дубов Ян", 2250, "", "RUS", "4100001"), P("Липова Анна", 1810, "", "KAZ", "13700002"),
         P("Кленов Пётр", 1500, "", "RUS", "4100003")), ("line 1 is read as the headings",)),
    PlayerList("Russian, KOI8-R", coded("koi8-r")(
        "Участник;Рейтинг;Страна\nДубов Ян;2250;RUS\nЛипова Анна;1810;KAZ\n"),
        (P("Дубов Ян", 2250, "", "RUS"), P("Липова Анна", 1810, "", "KAZ")), ("KOI8-R",)),
    PlayerList("Ukrainian, Windows-1251", coded("cp1251")(
        "Прізвище;Ім'я;Рейтинг;Країна;Стать\nЯсен;Їжак;2050;UKR;ч\nКлен;Оксана;1820;UKR;ж\n"),
        (P("Ясен, Їжак", 2050, "", "UKR", "", "m"), P("Клен, Оксана", 1820, "", "UKR", "", "w")), ("Windows-1251",)),
    PlayerList("Turkish, Windows-1254, E and K", coded("cp1254")(
        "Sıra;Adı Soyadı;Unvan;FIDE Elo;UKD;Ülke;FIDE ID;Doğum Yılı;Cinsiyet\n"
        "1;Çınar, Şule;WFM;2100;2075;TUR;6300001;1990;K\n2;Meşe, Doğan;;0;1650;TUR;6300002;1985;E\n"),
        (P("Çınar, Şule", 2100, "WFM", "TUR", "6300001", "w", "1990", 2075),
         P("Meşe, Doğan", 0, "", "TUR", "6300002", "m", "1985", 1650)), ("Windows-1254", "national rating but no")),
    PlayerList("Greek, Windows-1253", coded("cp1253")(
        "Α/Α;Ονοματεπώνυμο;Τίτλος;ΕΛΟ;Χώρα;Κωδικός FIDE;Έτος γέννησης;Φύλο\n"
        "1;Δρυός Γιώργος;FM;2250;GRE;4200001;1991;Α\n2;Ελιά Μαρία;;1810;CYP;5900002;2001;Θ\n"),
        (P("Δρυός Γιώργος", 2250, "FM", "GRE", "4200001", "m", "1991"),
         P("Ελιά Μαρία", 1810, "", "CYP", "5900002", "w", "2001")), ("Windows-1253",)),
    PlayerList("Chinese, UTF-8 with mark", (
        "\ufeff序号,姓名,称号,国际等级分,国家,FIDE编号,出生年份,性别\n1,林木,FM,2250,CHN,8600001,1991,男\n"
        "2,柳叶,,1810,CHN,8600002,2001,女\n").encode(),
        (P("林木", 2250, "FM", "CHN", "8600001", "m", "1991"), P("柳叶", 1810, "", "CHN", "8600002", "w", "2001"))),
    PlayerList("Chinese, GB 18030", coded("gb18030")("姓名,等级分,国家\n王林,2250,CHN\n李木,1810,CHN\n张森,1500,CHN\n"),
               (P("王林", 2250, "", "CHN"), P("李木", 1810, "", "CHN"), P("张森", 1500, "", "CHN")), ("GB 18030",)),
    PlayerList("Arabic, Windows-1256", coded("cp1256")(
        "رقم;الاسم;اللقب;التصنيف;الاتحاد;رقم الفيدا;سنة الميلاد;الجنس\n1;سنديان كريم;FM;2250;EGY;10600001;1991;ذكر\n"
        "2;زيتون ليلى;;1810;JOR;8100002;2001;أنثى\n"),
        (P("سنديان كريم", 2250, "FM", "EGY", "10600001", "m", "1991"),
         P("زيتون ليلى", 1810, "", "JOR", "8100002", "w", "2001")), ("Windows-1256",)),
    PlayerList("Hebrew, Windows-1255", coded("cp1255")("שם;מד כושר;מדינה\nאלון יוסי;2050;ISR\nברוש דנה;1820;ISR\n"),
               (P("אלון יוסי", 2050, "", "ISR"), P("ברוש דנה", 1820, "", "ISR")), ("Windows-1255",)),
    PlayerList("Finnish, national rating SELO, M and N", (
        "Nimi;Titteli;FIDE-elo;SELO;Maa;FIDE-tunnus;Syntymävuosi;Sukupuoli\n"
        "Leppä, Aino;WFM;2100;2090;FIN;500001;1990;N\nKoivu, Väinö;;0;1700;FIN;500002;1985;M\n"),
        (P("Leppä, Aino", 2100, "WFM", "FIN", "500001", "w", "1990", 2090),
         P("Koivu, Väinö", 0, "", "FIN", "500002", "m", "1985", 1700)), ("national rating but no",)),
    PlayerList("Polish, Windows-1250, ranking is the rating", coded("cp1250")(
        "Lp.;Nazwisko i imię;Kat.;Ranking;Federacja;Rok ur.;Płeć\n1;Dąb, Łukasz;FM;2250;POL;1991;M\n"
        "2;Brzoza, Żaneta;WFM;1810;POL;2001;K\n"),
        (P("Dąb, Łukasz", 2250, "FM", "POL", "", "m", "1991"),
         P("Brzoza, Żaneta", 1810, "WFM", "POL", "", "w", "2001")),
        ("Windows-1250",)),
    PlayerList("Czech, Windows-1250, M and Ž", coded("cp1250")(
        "Jméno a příjmení;Titul;Elo;Federace;FIDE ID;Datum narození;Pohlaví\n"
        "Jiří Dub;FM;2250;CZE;300001;31.12.1991;M\nŽofie Bříza;;1810;SVK;14900002;1.2.2001;Ž\n"),
        (P("Jiří Dub", 2250, "FM", "CZE", "300001", "m", "1991/12/31"),
         P("Žofie Bříza", 1810, "", "SVK", "14900002", "w", "2001/02/01")), ("Windows-1250",)),
    PlayerList("Hungarian, F for men and N for women", (
        "Név;Cím;Értékszám;Ország;FIDE azonosító;Születési idő;Nem\nTölgy Gergő;FM;2250;HUN;700001;1991.12.31.;F\n"
        "Nyír Réka;;1810;HUN;700002;2001.02.01.;N\n"),
        (P("Tölgy Gergő", 2250, "FM", "HUN", "700001", "m", "1991/12/31"),
         P("Nyír Réka", 1810, "", "HUN", "700002", "w", "2001/02/01"))),
    PlayerList("Croatian, Windows-1250", coded("cp1250")(
        "Rbr;Prezime i ime;Titula;Rejting;Država;Godina rođenja;Spol\n1;Hrastić, Đuro;FM;2250;CRO;1991;M\n"
        "2;Brezović, Živka;;1810;SLO;2001;Ž\n"),
        (P("Hrastić, Đuro", 2250, "FM", "CRO", "", "m", "1991"),
         P("Brezović, Živka", 1810, "", "SLO", "", "w", "2001")), ("Windows-1250",)),
    PlayerList("Latvian, Windows-1257", coded("cp1257")(
        "Vārds;Uzvārds;Reitings;Valsts\nJānis;Bērziņš;2050;LAT\nAnna;Kļava;1820;LAT\n"),
        (P("Bērziņš, Jānis", 2050, "", "LAT"), P("Kļava, Anna", 1820, "", "LAT")), ("Windows-1257",)),
    PlayerList("Romanian, first name and last name", (
        "Nume;Prenume;Titlu;Rating;Țara\nStejar;Ana;WFM;2100;ROU\nMesteacăn;Bogdan;;1900;MDA\n"),
        (P("Stejar, Ana", 2100, "WFM", "ROU"), P("Mesteacăn, Bogdan", 1900, "", "MDA"))),
    PlayerList("Swiss-Manager, national and FIDE ids and ratings", (
        "ID_No;Name;Title;Rtg_Nat;Fide_No;Rtg_Int;Fed;Birthday;Sex;Club_Name\n"
        "100345;Alder, Ana;WFM;2080;1700001;2100;AUT;1990/00/00;w;SK Tal\n"
        "100346;Birch, Bo;;1950;1700002;1900;AUT;1985/03/04;;SV Berg\n"),
        (P("Alder, Ana", 2100, "WFM", "AUT", "1700001", "w", "1990", 2080, "100345"),
         P("Birch, Bo", 1900, "", "AUT", "1700002", "", "1985/03/04", 1950, "100346"))),
    PlayerList("Swiss-Manager, national ids of four digits", (
        "ID_No;Name;Title;Rtg_Nat;Fide_No;Rtg_Int;Fed\n1345;Alder, Ana;WFM;2080;1700001;2100;AUT\n"
        "2046;Birch, Bo;;1950;1700002;1900;AUT\n"),
        (P("Alder, Ana", 2100, "WFM", "AUT", "1700001", "", "", 2080, "1345"),
         P("Birch, Bo", 1900, "", "AUT", "1700002", "", "", 1950, "2046"))),
    PlayerList("Swiss-Manager, national ids like years, no FIDE ids", (
        "ID_No;Name;Rtg_Nat;Rtg_Int;Fed\n1985;Alder, Ana;2080;2100;AUT\n1990;Birch, Bo;1950;1900;AUT\n"
        "2001;Cedar, Cy;1700;1650;AUT\n"),
        (P("Alder, Ana", 2100, "", "AUT", "", "", "", 2080, "1985"),
         P("Birch, Bo", 1900, "", "AUT", "", "", "", 1950, "1990"),
         P("Cedar, Cy", 1650, "", "AUT", "", "", "", 1700, "2001"))),
    PlayerList("National ids with letters", (
        "Code;Nom;Elo;Fédé\nA12345;Alder, Ana;2100;FRA\nK54;Birch, Bo;1900;FRA\n"),
        (P("Alder, Ana", 2100, "", "FRA", "", "", "", 0, "A12345"),
         P("Birch, Bo", 1900, "", "FRA", "", "", "", 0, "K54"))),
    PlayerList("Ids that only count the rows, in the order of names", (
        "ID;Name;Rating;Fed\n3;Alder, Ana;2100;NOR\n1;Birch, Bo;1900;SWE\n2;Cedar, Cy;1700;DEN\n"),
        (P("Alder, Ana", 2100, "", "NOR"), P("Birch, Bo", 1900, "", "SWE"), P("Cedar, Cy", 1700, "", "DEN"))),
    PlayerList("Swiss-Manager, old Excel, order of columns changed", xls(
        "Fide_No;Rtg_Int;Name;ID_No;Rtg_Nat;Title;Fed\n1700001;2100;Alder, Ana;100345;2080;WFM;AUT\n"
        "1700002;1900;Birch, Bo;100346;1950;;AUT"),
        (P("Alder, Ana", 2100, "WFM", "AUT", "1700001", "", "", 2080, "100345"),
         P("Birch, Bo", 1900, "", "AUT", "1700002", "", "", 1950, "100346"))),
    PlayerList("Chess-Results, starting rank, with its lines around", xlsx(
        "From the Tournament-Database of Chess-Results https://chess-results.com;;;;;;;\nOpen of the Valley;;;;;;;\n"
        "Last update 01.11.2026, Creator: nobody;;;;;;;\nStarting rank;;;;;;;\n"
        "No.;;Name;FideID;FED;RtgI;RtgN;Club/City\n1;WFM;Alder, Ana;1700001;AUT;2100;2080;Tal\n"
        "2;;Birch, Bo;1700002;AUT;0;1950;Berg\n"
        "You find all details and results under https://chess-results.com/tnr1.aspx;;;;;;;\n"
        "Chess-Tournament-Results-Server: Chess-Results;;;;;;;"),
        (P("Alder, Ana", 2100, "WFM", "AUT", "1700001", "", "", 2080),
         P("Birch, Bo", 0, "", "AUT", "1700002", "", "", 1950)), ("national rating but no", "is a remark")),
    PlayerList("Chess-Results in German, semicolons", (
        "Nr.;;Name;FideID;Land;Elo;EloN;Typ;Verein/Ort\n1;WFM;Alder, Ana;1700001;AUT;2100;2080;U18;Tal\n"
        "2;;Birch, Bo;1700002;AUT;1900;1950;S60;Berg\n"
        "Alle Einzelheiten und Ergebnisse stehen unter https://chess-results.com/tnr1.aspx;;;;;;;;\n"),
        (P("Alder, Ana", 2100, "WFM", "AUT", "1700001", "", "", 2080),
         P("Birch, Bo", 1900, "", "AUT", "1700002", "", "", 1950)), ("is a remark",)),
    PlayerList("Vega, registered players", (
        "Name;Country;Birth;Sex;Title;IDFIDE;ELOFIDE;K;ELONAT;IDNAT;Club\n"
        "Alder, Ana;NOR;1990-01-02;F;WFM;1700001;2100;20;0;;Tal\n"
        "Birch, Bo;SWE;1985-03-04;M;;1700002;1900;20;0;;Berg\n"),
        (P("Alder, Ana", 2100, "WFM", "NOR", "1700001", "w", "1990/01/02"),
         P("Birch, Bo", 1900, "", "SWE", "1700002", "m", "1985/03/04"))),
    PlayerList("SwissSys, member id and two ratings", (
        '"Last Name","First Name","USCF ID","Rating1","Rating2","State"\n"Alder","Ana","12345678","2100","2050","NY"\n'
        '"Birch","Bo","12345679","1900P12","0","CA"\n'),
        (P("Alder, Ana", 2100), P("Birch, Bo", 1900)),
        ("column 5 ('Rating2') looks like: rating", "the national id '12345678' is left out")),
    PlayerList("FIDE rating list cut out, tabs", (
        "ID Number\tName\tFed\tSex\tTit\tSRtng\tRRtng\tBRtng\tB-day\n1700001\tAlder, Ana\tNOR\tF\tWFM\t2100\t2050\t2080"
        "\t1990\n1700002\tBirch, Bo\tSWE\tM\t\t1900\t0\t1850\t1985\n"),
        (ALDER, BIRCH), ("column 7 ('RRtng') looks like", "column 8 ('BRtng') looks like")),
    PlayerList("Spreadsheet without headings, XLSX", xlsx(
        "1;Alder, Ana;2100;NOR;1700001\n2;Birch, Bo;1900;SWE;1700002\n3;Cedar, Cy;1700;DEN;1700003"),
        (P("Alder, Ana", 2100, "", "NOR", "1700001"), P("Birch, Bo", 1900, "", "SWE", "1700002"),
         P("Cedar, Cy", 1700, "", "DEN", "1700003"))),
    PlayerList("Spreadsheet, OpenDocument, headings in two words", ods(
        "Player name;FIDE title;FIDE rating;National federation;FIDE number\nAlder, Ana;WFM;2100;NOR;1700001\n"
        "Birch, Bo;;1900;SWE;1700002"),
        (P("Alder, Ana", 2100, "WFM", "NOR", "1700001"), P("Birch, Bo", 1900, "", "SWE", "1700002"))),
    PlayerList("Spreadsheet, old Excel, Cyrillic", xls("ФИО;Рейтинг;Страна\nДубов Ян;2250;RUS\nЛипова Анна;1810;KAZ"),
               (P("Дубов Ян", 2250, "", "RUS"), P("Липова Анна", 1810, "", "KAZ"))),
    PlayerList("Online form, questions as headings", (
        "Timestamp;What is your surname?;Your elo;Which country do you play for?;Anything else\n"
        "2026/11/01 10:00;Alder;2100;NOR;no\n2026/11/01 10:05;Birch;1900;SWE;vegetarian\n"),
        (P("Alder", 2100, "", "NOR"), P("Birch", 1900, "", "SWE")), ()),
    PlayerList("UTF-16 without mark, tabs", "Name\tRating\tFed\nÅlder, Åna\t2100\tNOR\nBirch, Bo\t1900\tSWE\n"
               .encode("utf-16-le"), (P("Ålder, Åna", 2100, "", "NOR"), P("Birch, Bo", 1900, "", "SWE"))),
    PlayerList("Pasted lines with titles in front", "1. GM Alder, Ana 2500 NOR\n2. Birch, Bo 1900 SWE\n",
               (P("Alder, Ana", 2500, "GM", "NOR"), P("Birch, Bo", 1900, "", "SWE"))),
    PlayerList("Titles in front of the names in a table", "Name;Rating\nGM Alder, Ana;2500\nBirch, Bo;1900\n",
               (P("Alder, Ana", 2500, "GM"), P("Birch, Bo", 1900))),
    PlayerList("Two columns of ids without headings", (
        "Alder, Ana;2100;1700001;555001\nBirch, Bo;1900;1700002;555002\nCedar, Cy;1800;1700003;555003\n"),
        (P("Alder, Ana", 2100, "", "", "1700001"), P("Birch, Bo", 1900, "", "", "1700002"),
         P("Cedar, Cy", 1800, "", "", "1700003")), ("column 4 looks like: FIDE id",)),
    PlayerList("Codes of federations that FIDE does not have",
               "Name;Rating;Fed\nAlder, Ana;2100;DEU\nBirch, Bo;1900;GER\n",
               (P("Alder, Ana", 2100, "", "DEU"), P("Birch, Bo", 1900, "", "GER")), ("'DEU' is not a federation",)),
]  # fmt: skip
