"""Lazy URL resolvers: the modules of an area are imported on its first request, so that the first page comes sooner."""

from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any

from django.urls import URLPattern, URLResolver, path
from django.urls.resolvers import RoutePattern

from fairswiss.web.areas import Area


def addresses(*modules: ModuleType) -> list[URLPattern | URLResolver]:
    """The addresses of the views in these modules, and those that a module takes from elsewhere (``urlpatterns``).

    Where two fit, the one that says a word is meant, not the one that takes any.
    """
    pages = [
        (address, view, name)
        for module in modules
        for view in vars(module).values()
        if getattr(view, "__module__", "") == module.__name__
        for name, address in getattr(view, "addresses", {}).items()
    ]
    pages.sort(key=lambda page: [part.startswith("<") for part in page[0].split("/")])
    found = [path(address, view, name=name) for address, view, name in pages]
    return [*found, *(one for module in modules for one in getattr(module, "urlpatterns", ()))]


class Late(URLResolver):
    """The resolver of an area. Its prefix and its name are known without importing its modules."""

    def __init__(self, area: Area) -> None:
        self._area = area
        super().__init__(RoutePattern(area.prefix), area.package, app_name=area.name, namespace=area.name)

    @cached_property
    def urlconf_module(self) -> list[URLPattern | URLResolver]:
        return addresses(*(import_module(f"{self._area.package}.{name}") for name in self._area.views))

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
