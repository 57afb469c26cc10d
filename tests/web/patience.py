"""Act as somebody would: on a page that is there, scripts and all."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import wraps
from typing import Any
from unittest.mock import patch

from playwright.sync_api import Browser, BrowserContext, Locator, expect

ACTS = ("check", "click", "fill", "press", "press_sequentially", "select_option", "set_input_files", "uncheck")
MILLISECONDS = 90_000
"""How long anything may take on a machine that does other things too; on a quiet one it is there at once."""


@contextmanager
def patience() -> Iterator[None]:
    """Let every act wait for the page it acts on: a control can be seen before the script behind it listens."""
    expect.set_options(timeout=MILLISECONDS)
    with ExitStack() as patches:
        for name in ACTS:
            patches.enter_context(patch.object(Locator, name, _patient(getattr(Locator, name))))
        patches.enter_context(patch.object(Browser, "new_context", _patiently_opened(Browser.new_context)))
        yield


def _patient(act: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(act)
    def later(locator: Locator, *args: Any, **named: Any) -> Any:
        locator.first.wait_for(state="attached")
        locator.page.wait_for_load_state("load")
        return act(locator, *args, **named)

    return later


def _patiently_opened(new_context: Callable[..., BrowserContext]) -> Callable[..., BrowserContext]:
    @wraps(new_context)
    def opened(browser: Browser, **named: Any) -> BrowserContext:
        context = new_context(browser, **named)
        context.set_default_timeout(MILLISECONDS)
        return context

    return opened
