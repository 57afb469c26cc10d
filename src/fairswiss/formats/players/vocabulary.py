"""The words that headings are made of, in the languages of registration lists.

A heading is a few of these words: ``Rtg_Nat`` is a rating and national, ``Код ФИДЕ`` an id and of FIDE. What a
combination means is decided in :mod:`headings`. Accents and capitals do not count.
"""

from collections.abc import Mapping
from types import MappingProxyType

WORDS: Mapping[str, str] = MappingProxyType({
    "name": """
        name names player players participant entrant spieler spielerin spielername teilnehmer teilnehmerin joueur
        joueuse joueurs jugador jugadora giocatore giocatori jogador naam speler deelnemer hrac
        zawodnik uczestnik nev
        igrac igralec spelare spiller spelarens navn namn pelaaja nimi nume jucator mangija zaidejas oyuncu
        sporcu isim фио участник игрок шахматист гравець учасник играч играчи ονοματεπωνυμο παικτης 姓名 名字 棋手 选手
        氏名 名前 이름 성명 الاسم اسم اللاعب لاعب نام שם שחקן nama pemain ten hovaten
        """,
    "last": """
        last lastname surname family familyname nachname familienname zuname nom apellido apellidos
        cognome apelido sobrenome
        achternaam nazwisko prijmeni priezvisko vezeteknev csaladnev prezime priimek efternamn etternavn efternavn
        sukunimi perekonnanimi perenimi uzvards pavarde soyad soyadi soyisim фамилия прізвище презиме επωνυμο 姓 姓氏
        משפחה العائلة
        """,
    "first": """
        first firstname given givenname forename vorname rufname prenom nombre nombres nome voornaam imie jmeno meno
        keresztnev utonev ime fornamn fornavn etunimi eesnimi prenume vards vardas ad adi имя
        отчество ім'я імя име ονομα פרטי
        """,
    "title": """
        title titel titre titulo titulacao titolo tit titl tytul titul titula titlu titteli
        arvonimi naziv cim unvan gelar zvanie
        звание титул титула звання τιτλος 称号 棋士称号 頭衔 頭銜 اللقب לתואר תואר タイトル 칭호
        """,
    "rating": """
        rating ratings elo rtg rtng wertungszahl wertung punteggio ertekszam eloszam eloertek
        vahvuusluku rejting reiting
        reitings reitingas puani рейтинг рейтингът рейтинги рејтинг эло ело ελο μορια 等级分 積分 レーティング 레이팅
        التصنيف تصنيف ریتینگ כושר
        """,
    "ranking": "ranking",
    "federation": """
        fed federation federations country nation nationality nationalitat nationalite nacionalidad
        nazionalita verband
        landesverband foderation pays federacion pais federazione paese nazione federacao land kraj
        federacja zeme stat
        federace federacia krajina orszag szovetseg savez drzava federacija maa liitto federatie tara riik valsts
        federacija salis ulke federasyon страна федерация країна федерація држава федерација савез
        naz χωρα ομοσπονδια 国家
        协会 国籍 棋协 國家 国 연맹 국가 الدولة الاتحاد دولة اتحاد כשור מדינה negara flag
        """,
    "id": """
        id ids ident identnummer kennnummer code codigo codice cod kod kodu tunnus identifier identifikator ид код
        идентификатор κωδικος 编号 編號 الرقم רישום
        """,
    "number": """
        no nr num number numero n start starting startnummer snr sno rank rang platz place seed tpn lp poradi poř pos
        posicion posizione sija sira rbr номер место п/п пп 序号 排名 رقم مسلسل αα α/α מספר ranglistenplatz tablero
        """,
    "birth": """
        birth born birthday birthdate birthyear bday dob yob geburt geboren geburtsdatum geburtstag
        geburtsjahr jahrgang
        jg geb gebdatum gebjahr naissance nac nasc nato nacimiento nascita nascimento geboortedatum
        geboortejaar urodzenia ur narozeni
        narozen narodenia rocnik szuletesi szul szuletett szuletes rodenja rodjenja rodenia rojstva syntymaaika
        syntymavuosi syntynyt fodd fodelsear fodelsedatum fodselsar fodselsdato fodt sunniaeg sunniaasta nasterii
        dzimsanas gimimo dogum рождения рожд гр народження рођења раждане γεννησης γεννηση 出生 出生日期 出生年份 出生年
        生日 생년월일 الميلاد ميلاد לידה lahir
        """,
    "day": """
        date day year years annee ano anos anno datum data jahr fecha rok godina god leto ev ido aasta vuosi aika ar
        dato tarihi yili год дата година рік датум ημερομηνια ετος 日期 年份 年 تاريخ سنة תאריך שנת tanggal jour dia
        """,
    "sex": """
        sex gender geschlecht sexe genre sexo genero sesso geslacht plec pohlavi pohlavie nem spol
        sukupuoli kon kjonn
        sugu dzimums lytis cinsiyet cins пол стать пола φυλο 性别 性別 성별 الجنس جنس מין kelamin
        """,
    "fide": """
        fide fide's int intl international internacional internazionale фиде fιδε φιντε 国际 國際 国际棋联 فيدا
        الفيدا פידה i
        """,
    "national": """
        nat national nacional nazionale nationale nationalen krajowy narodni nazionali nazional local loc dwz nwz ukd
        selo uscf ecf cfc knsb klubi лок national's нац национальный національний εθνικο 国内 محلي ישראלי wn
        """,
    "rapid": "rapid rapide rapido rpd rapida rapidschach schnellschach szybkie рапид быстрые 快棋",
    "blitz": "blitz blz lampo relampago blixt blyskawiczne блиц 超快棋",
    "standard": "std standard classical classic klassisch classique clasico stand klasyczne классика 慢棋",
    "club": """
        club verein klub klubb kerho seura circolo circulo clube vereniging oddil egyesulet
        association ville city town
        ort ciudad citta team mannschaft equipe equipo squadra клуб город σωματειο ομιλος 俱乐部 城市 النادي
        """,
    "group": """
        type typ gr group gruppe groupe grupo gruppo cat category kategorie categorie categoria
        kategoria kat kategori
        klasse class age alter aktiv status section группа разряд
        """,
    "k": "k kfactor coefficient",
    "and": "e et y i a and und und ja og och ve и та і και en of de di da le du the на",
})  # fmt: skip
"""Each meaning with its words. A word that stands under two meanings has the one that comes last."""

DELIVERED: Mapping[str, str] = MappingProxyType({
    "dwz": "GER", "nwz": "GER", "ukd": "TUR", "selo": "FIN", "uscf": "USA", "ecf": "ENG", "cfc": "CAN", "knsb": "NED",
})  # fmt: skip
"""The federations whose ratings have a name of their own."""
