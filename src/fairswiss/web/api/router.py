"""Where every operation is hung up; the rooms of :mod:`fairswiss.web.api.operations` do it when they are imported."""

from typing import Any

from ninja import Router

router = Router()
Data = dict[str, Any]
"""An object of JSON."""
