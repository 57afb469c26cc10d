"""Citations that lead somewhere: to the rule page of an edition, or to a list of the articles below a document.

Citations are plain words until somebody says where they lead (:func:`leading`).
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from fairswiss.rendering.anchors import rule_anchor
from fairswiss.rendering.document import link
from fairswiss.why import Article

Target = Callable[[Article], str]
"""The address of an article; empty when there is none."""
Pages = Callable[[str], str]
"""The address of the rule page of an edition; empty when there is none."""
_target: ContextVar[Target | None] = ContextVar("target", default=None)


@contextmanager
def leading(target: Target | None) -> Iterator[None]:
    """Let every citation lead there until the end of the block."""
    before = _target.set(target)
    try:
        yield
    finally:
        _target.reset(before)


def linked(article: Article, words: str) -> str:
    """The words of a citation, leading to the article if somebody said where that is."""
    target = _target.get()
    address = target(article) if target else ""
    return link(words, address) if address else words


def page_target(pages: Pages | None) -> Target | None:
    """Citations lead to the rule page of the edition they are from, whatever the event is paired by now."""
    if pages is None:
        return None

    def target(article: Article) -> str:
        address = pages(article.edition)
        return f"{address}#{rule_anchor(article.key)}" if address else ""

    return target
