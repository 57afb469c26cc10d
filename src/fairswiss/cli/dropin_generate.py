"""The drop-in form's generator (``-g``): a tournament by a configuration, like a model, or by lot alone."""

import os
from typing import Any

from fairswiss.cli.dropin_arguments import Request, beside
from fairswiss.cli.dropin_lists import lists_of
from fairswiss.formats.trf import write_trf
from fairswiss.language import gettext
from fairswiss.model.errors import NoPairing
from fairswiss.simulate.configuration import read_configuration
from fairswiss.simulate.measuring import measured
from fairswiss.simulate.parameters import BEYOND_THE_USUAL
from fairswiss.usecases.files import open_tournament, read_bytes, write_text_atomically
from fairswiss.usecases.generation import any_seed, generate
from fairswiss.usecases.systems import system_of


def generated(request: Request) -> None:
    """Write the tournament, as far as it could be played; :class:`NoPairing` afterwards when it ended early."""
    given: dict[str, Any] = dict(BEYOND_THE_USUAL)
    system = request.system
    if request.file:
        model, _ = open_tournament(request.file)
        given, system = measured(model), system_of(model, request.system)
    elif request.config:
        given |= read_configuration(read_bytes(request.config).decode("utf-8", "replace"))
    seed = any_seed() if request.seed is None else request.seed
    made = generate(seed, system, model=os.path.basename(request.file), **given)
    out = beside(request.file or request.config, request.generated)
    write_text_atomically(out, write_trf(made.tournament))
    rounds = len(made.tournament.rounds)
    if request.lists:
        text = lists_of(made.tournament, system_of(made.tournament), range(1, rounds + 1))
        named = request.list_file or os.path.basename(os.path.splitext(out)[0] + ".list")
        write_text_atomically(beside(out, named), text)
    if made.ended:
        words = "The generated tournament ends after round {rounds} of {planned}: {ended}"
        raise NoPairing(
            gettext(words, rounds=rounds, planned=made.parameters.rounds, ended=made.ended), code="generation-ended"
        )
