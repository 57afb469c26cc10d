"""The command about prizes: ``prizes``."""

from typing import Annotated

from fairswiss.cli import typed
from fairswiss.cli.options import File, Json, OnePlayer, Quiet, tournament_of
from fairswiss.cli.output import Answer
from fairswiss.cli.tables import Out, Wanted, table_answer, table_form
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.usecases import files
from fairswiss.usecases.naming import player_number

DeclaredPrizes = Annotated[str, typed.Option("--prizes", metavar="TOML", help="The file that declares the prizes.")]


def prizes(
    file: File,
    declared: DeclaredPrizes = "",
    number: Annotated[
        int | None, typed.Option("--round", metavar="N", min=0, help="After round N. Default: the last complete round.")
    ] = None,
    with_working: Annotated[bool, typed.Option("--working", help="Explain every amount in words.")] = False,
    player: OnePlayer = "",
    wanted: Wanted = None,
    out: Out = "",
    as_json: Json = False,
    quiet: Quiet = False,
) -> Answer:
    """List who gets which prize, with sharing and categories, to the cent.

    A TOML file declares the prizes: main prizes by place, categories, special prizes, the rule of sharing.

      fairswiss prizes open.trf --prizes prizes.toml
      fairswiss prizes open.trf --prizes prizes.toml --working
      fairswiss prizes open.trf --prizes prizes.toml --player 12
      fairswiss prizes open.trf --prizes prizes.toml -o prizes.xlsx
    """
    if not declared:
        raise BadRequest(gettext("Name the file that declares the prizes: --prizes prizes.toml"), code="option-missing")
    from fairswiss.rendering.prizes import asked_about
    from fairswiss.usecases.prizes import prizes_in, prizes_of

    form = table_form(wanted, as_json, out)
    content = files.read_bytes(declared)
    tournament, announced, awarded = prizes_in(content, tournament_of(file, quiet=quiet))
    giving = prizes_of(tournament, announced, number, awarded=awarded)
    asked = [player_number(tournament, player)] if player else asked_about(giving) if with_working else []
    return table_answer(giving, asked, form, tournament, out, quiet)
