"""The router of all operations; the modules of :mod:`fairswiss.web.api.operations` register theirs on import."""

from typing import Any

from ninja import Router

router = Router()
Data = dict[str, Any]
"""An object of JSON."""
