"""A document with the articles it cites at its end, so that its citations lead somewhere without a network."""

from collections.abc import Callable, Iterable

from fairswiss.language import language
from fairswiss.rendering.anchors import rule_anchor
from fairswiss.rendering.citations import leading
from fairswiss.rendering.document import Block, Heading, Item, Items
from fairswiss.rendering.rulebook import language_of, nearest, rules_of
from fairswiss.rendering.words import phrase
from fairswiss.why import Article


def with_articles(make: Callable[[], Iterable[Block]]) -> list[Block]:
    """A document whose citations lead to a list at its end: every article cited, and what it means.

    Where the rules of an edition are not told in the language of the document, its citations are words.
    """
    cited: dict[str, set[str]] = {}

    def below(article: Article) -> str:
        number = nearest(article.edition, article.key)
        if not number or language_of(article.edition) != language():
            return ""
        cited.setdefault(article.edition, set()).add(number)
        return f"#rule-{rule_anchor(number)}"

    with leading(below):
        blocks = list(make())
    items = [
        Item(
            phrase("rule-cited", article=rule.label, title=rule.words, meaning=rule.meaning),
            anchor=f"rule-{rule.anchor}",
        )
        for system, numbers in cited.items()
        for rule in rules_of(system)
        if rule.number in numbers
    ]
    return [*blocks, Heading(phrase("head.rules")), Items(tuple(items))] if items else blocks
