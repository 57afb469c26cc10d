"""The federations of FIDE: their codes and names."""

from collections.abc import Mapping
from types import MappingProxyType

from fairswiss.language import gettext

NAMES: Mapping[str, str] = MappingProxyType({
    "AFG": "Afghanistan", "AHO": "Netherlands Antilles", "ALB": "Albania", "ALG": "Algeria", "AND": "Andorra",
    "ANG": "Angola", "ANT": "Antigua and Barbuda", "ARG": "Argentina", "ARM": "Armenia", "ARU": "Aruba",
    "AUS": "Australia", "AUT": "Austria", "AZE": "Azerbaijan", "BAH": "Bahamas", "BAN": "Bangladesh", "BAR": "Barbados",
    "BDI": "Burundi", "BEL": "Belgium", "BER": "Bermuda", "BHU": "Bhutan", "BIH": "Bosnia and Herzegovina",
    "BIZ": "Belize", "BLR": "Belarus", "BOL": "Bolivia", "BOT": "Botswana", "BRA": "Brazil", "BRN": "Bahrain",
    "BRU": "Brunei", "BUL": "Bulgaria", "BUR": "Burkina Faso", "CAF": "Central African Republic", "CAM": "Cambodia",
    "CAN": "Canada", "CAY": "Cayman Islands", "CGO": "Congo", "CHA": "Chad", "CHI": "Chile", "CHN": "China",
    "CIV": "Côte d’Ivoire", "CMR": "Cameroon", "COD": "DR Congo", "COL": "Colombia", "COM": "Comoros",
    "CPV": "Cape Verde", "CRC": "Costa Rica", "CRO": "Croatia", "CUB": "Cuba", "CYP": "Cyprus", "CZE": "Czechia",
    "DEN": "Denmark", "DJI": "Djibouti", "DMA": "Dominica", "DOM": "Dominican Republic", "ECU": "Ecuador",
    "EGY": "Egypt", "ENG": "England", "ERI": "Eritrea", "ESA": "El Salvador", "ESP": "Spain", "EST": "Estonia",
    "ETH": "Ethiopia", "FAI": "Faroe Islands", "FID": "FIDE (no federation)", "FIJ": "Fiji", "FIN": "Finland",
    "FRA": "France", "GAB": "Gabon", "GAM": "Gambia", "GCI": "Guernsey", "GEO": "Georgia", "GEQ": "Equatorial Guinea",
    "GER": "Germany", "GHA": "Ghana", "GRE": "Greece", "GRL": "Greenland", "GRN": "Grenada", "GUA": "Guatemala",
    "GUI": "Guinea", "GUM": "Guam", "GUY": "Guyana", "HAI": "Haiti", "HKG": "Hong Kong, China", "HON": "Honduras",
    "HUN": "Hungary", "INA": "Indonesia", "IND": "India", "IOM": "Isle of Man", "IRI": "Iran", "IRL": "Ireland",
    "IRQ": "Iraq", "ISL": "Iceland", "ISR": "Israel", "ISV": "US Virgin Islands", "ITA": "Italy",
    "IVB": "British Virgin Islands", "JAM": "Jamaica", "JCI": "Jersey", "JOR": "Jordan", "JPN": "Japan",
    "KAZ": "Kazakhstan", "KEN": "Kenya", "KGZ": "Kyrgyzstan", "KOR": "South Korea", "KOS": "Kosovo",
    "KSA": "Saudi Arabia", "KUW": "Kuwait", "LAO": "Laos", "LAT": "Latvia", "LBA": "Libya", "LBN": "Lebanon",
    "LBR": "Liberia", "LCA": "Saint Lucia", "LES": "Lesotho", "LIE": "Liechtenstein", "LTU": "Lithuania",
    "LUX": "Luxembourg", "MAC": "Macau", "MAD": "Madagascar", "MAR": "Morocco", "MAS": "Malaysia", "MAW": "Malawi",
    "MDA": "Moldova", "MDV": "Maldives", "MEX": "Mexico", "MGL": "Mongolia", "MKD": "North Macedonia", "MLI": "Mali",
    "MLT": "Malta", "MNC": "Monaco", "MNE": "Montenegro", "MOZ": "Mozambique", "MRI": "Mauritius", "MTN": "Mauritania",
    "MYA": "Myanmar", "NAM": "Namibia", "NCA": "Nicaragua", "NCL": "New Caledonia", "NED": "Netherlands",
    "NEP": "Nepal", "NGR": "Nigeria", "NIG": "Niger", "NOR": "Norway", "NRU": "Nauru", "NZL": "New Zealand",
    "OMA": "Oman", "PAK": "Pakistan", "PAN": "Panama", "PAR": "Paraguay", "PER": "Peru", "PHI": "Philippines",
    "PLE": "Palestine", "PLW": "Palau", "PNG": "Papua New Guinea", "POL": "Poland", "POR": "Portugal",
    "PUR": "Puerto Rico", "QAT": "Qatar", "ROU": "Romania", "RSA": "South Africa", "RUS": "Russia", "RWA": "Rwanda",
    "SCO": "Scotland", "SEN": "Senegal", "SEY": "Seychelles", "SGP": "Singapore", "SKN": "Saint Kitts and Nevis",
    "SLE": "Sierra Leone", "SLO": "Slovenia", "SMR": "San Marino", "SOL": "Solomon Islands", "SOM": "Somalia",
    "SRB": "Serbia", "SRI": "Sri Lanka", "SSD": "South Sudan", "STP": "São Tomé and Príncipe", "SUD": "Sudan",
    "SUI": "Switzerland", "SUR": "Suriname", "SVK": "Slovakia", "SWE": "Sweden", "SWZ": "Eswatini", "SYR": "Syria",
    "TAN": "Tanzania", "TGA": "Tonga", "THA": "Thailand", "TJK": "Tajikistan", "TKM": "Turkmenistan",
    "TLS": "Timor-Leste", "TOG": "Togo", "TPE": "Chinese Taipei", "TTO": "Trinidad and Tobago", "TUN": "Tunisia",
    "TUR": "Türkiye", "UAE": "United Arab Emirates", "UGA": "Uganda", "UKR": "Ukraine", "URU": "Uruguay",
    "USA": "United States", "UZB": "Uzbekistan", "VAN": "Vanuatu", "VEN": "Venezuela", "VIE": "Vietnam",
    "VIN": "Saint Vincent and the Grenadines", "WLS": "Wales", "YEM": "Yemen", "ZAM": "Zambia", "ZIM": "Zimbabwe",
})  # fmt: skip
"""The names in English, by code; FID is for players without a federation."""
_OLDER = {"ENGLAND": "ENG", "HOLLAND": "NED", "USA": "USA", "UK": "ENG", "TURKEY": "TUR", "CZECH REPUBLIC": "CZE"}


def federation_name(code: str) -> str:
    """The name in the language of the reader; empty for a code that FIDE does not have."""
    name = NAMES.get(code.strip().upper(), "")
    return gettext(name, context="federation") if name else ""


def federations() -> list[tuple[str, str]]:
    """Codes and names in the language of the reader, in the order of the names."""
    return sorted(((code, federation_name(code)) for code in NAMES), key=lambda one: one[1].casefold())


def code_of(text: str) -> str:
    """The code that a code or a name stands for, in English or in the language of the reader; empty for none."""
    asked = " ".join(text.split()).upper()
    if asked in NAMES:
        return asked
    known = {name.upper(): code for code, name in federations()}
    return known.get(asked) or _ENGLISH.get(asked) or _OLDER.get(asked, "")


_ENGLISH = {name.upper(): code for code, name in NAMES.items()}
