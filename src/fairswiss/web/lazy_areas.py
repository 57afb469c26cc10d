"""Lazy URL resolvers: the modules of an area are imported on its first request, so that the first page comes sooner."""

from typing import Any

from django.urls import URLResolver
from django.urls.resolvers import RoutePattern

from fairswiss.web.areas import Area


class Late(URLResolver):
    """The resolver of an area. Its prefix and its name are known without importing its modules."""

    def __init__(self, area: Area) -> None:
        prefix = RoutePattern(area.prefix, is_endpoint=False)
        super().__init__(prefix, f"{area.package}.urls", app_name=area.name, namespace=area.name)

    def _populate(self) -> None:
        # Django asks this of every area as soon as it writes one link; only those that are in use have to answer.
        if "urlconf_module" in self.__dict__:
            super()._populate()

    def _loaded(self) -> None:
        self.urlconf_module  # noqa: B018 - imported by being asked for

    @property
    def reverse_dict(self) -> Any:
        self._loaded()
        return super().reverse_dict

    @property
    def namespace_dict(self) -> Any:
        self._loaded()
        return super().namespace_dict

    @property
    def app_dict(self) -> Any:
        self._loaded()
        return super().app_dict
