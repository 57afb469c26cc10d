"""Articles, criteria and lists of numbers as people cite them."""

from collections.abc import Iterable

from fairswiss.language import gettext
from fairswiss.rendering.citations import linked
from fairswiss.rendering.words import phrase
from fairswiss.rules import edition
from fairswiss.why import Article, Articles, Part


def cite(articles: Articles) -> str:
    """Articles as they are cited: ``6.3, reading 11``, ``chapter 3``."""
    return ", ".join([linked(article, citation(article)) for article in articles])


def citation(article: Article) -> str:
    return phrase("chapter", number=article.number) if article.part is Part.CHAPTER else article_text(article)


def article_text(article: Article) -> str:
    """An article by its number; readings are ours and have a word for it."""
    return phrase("reading", number=article.number) if article.part is Part.READING else article.number


def cited(text: str, articles: Articles) -> str:
    """A sentence with its articles in brackets at the end."""
    return phrase("cited", text=text, articles=cite(articles)) if articles else phrase("uncited", text=text)


def meaning(system: str, criterion: str) -> str:
    """The meaning of a criterion of an edition: what it counts."""
    return gettext(edition(system).criteria[criterion])


def listed(numbers: tuple[int, ...]) -> str:
    """Numbers in their order, runs of three and more joined: ``1–5, 9``."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    parts = [f"{run[0]}–{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs]
    return ", ".join(parts) or phrase("none")


def pairs_text(pairs: Iterable[tuple[int, ...]]) -> str:
    """Pairs by their numbers: ``1-4, 2-5``."""
    return ", ".join("-".join(map(str, pair)) for pair in pairs)


def fallen(worse: int, better: int) -> str:
    """Lists of scores can be worse without being longer; then there is no number to be shown."""
    return "" if worse > better else "by-score"
