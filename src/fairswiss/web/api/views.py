"""What the API offers, for programs that read OpenAPI."""

from django.http import HttpRequest, JsonResponse

from fairswiss.web.access import Action, page
from fairswiss.web.api.service import service


@page(action=Action.LIST_TOURNAMENTS)
def description(request: HttpRequest) -> JsonResponse:
    """The OpenAPI document."""
    return JsonResponse(service.get_openapi_schema(path_prefix="/api/"))
