"""The addresses of the JSON API: its operations, and the OpenAPI document that describes them."""

from functools import cache
from typing import Any

from django.http import HttpRequest, JsonResponse
from django.urls import path

from fairswiss.web.access import Action, page
from fairswiss.web.api.operations import router
from fairswiss.web.api.service import service
from fairswiss.web.api.shapes import Refusal

REFUSAL = "Refusal"

service.add_router("", router)
urlpatterns = [path("", service.urls)]


@page("openapi.json", Action.LIST_TOURNAMENTS)
def description(request: HttpRequest) -> JsonResponse:
    """The OpenAPI document."""
    return JsonResponse(document())


@cache
def document() -> dict[str, Any]:
    """The OpenAPI document, with the refusals of every operation."""
    found: dict[str, Any] = service.get_openapi_schema(path_prefix="/api/")
    refusal = Refusal.model_json_schema(ref_template="#/components/schemas/{model}")
    found["components"]["schemas"] |= {**refusal.pop("$defs"), REFUSAL: refusal}
    content = {"application/json": {"schema": {"$ref": f"#/components/schemas/{REFUSAL}"}}}
    for methods in found["paths"].values():
        for operation in methods.values():
            operation["responses"]["4XX"] = {"description": "Refused; nothing was changed.", "content": content}
            operation["responses"]["503"] = {"description": "Too much at once: come again.", "content": content}
    return found
