"""Environment variables of the service, validated with readable errors."""

from fairswiss.language import filled
from fairswiss.model.errors import BadRequest

TEXT, JSON = "text", "json"
LEAST_TOKEN = 16


def log_form(named: str) -> str:
    """``FAIRSWISS_LOG``: lines for people, unless lines for programs are asked for."""
    if named not in ("", TEXT, JSON):
        raise BadRequest(
            f"FAIRSWISS_LOG is {named!r:.20}. Write {TEXT} or {JSON}, or leave it out.",
            code="setting-unusable",
            facts={"said": str(named), "setting": TEXT},
        )
    return named or TEXT


def metrics_token(token: str) -> str:
    """``FAIRSWISS_METRICS_TOKEN``: without one there are no metrics; a short one could be guessed."""
    if token and (len(token) < LEAST_TOKEN or not token.isascii() or not token.isprintable() or " " in token):
        words = (
            "FAIRSWISS_METRICS_TOKEN has to be {setting} or more letters and digits, for whoever has it sees the "
            "metrics. A good one: openssl rand -hex 24"
        )
        raise BadRequest(filled(words, setting=LEAST_TOKEN), code="setting-unusable")
    return token
