"""The operations. Each names the action it performs; what it answers is what the page beside it shows.

A module for each subject, as the pages have one. They call the use-cases that the pages call, and know no rule.
"""

from importlib import import_module
from pkgutil import iter_modules

from fairswiss.web.api.router import router as router

for _found in iter_modules(__path__):
    import_module(f"{__name__}.{_found.name}")
