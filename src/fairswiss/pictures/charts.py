"""The charts as Vega-Lite: what is shown by what. Texts come from ``rendering.picture_words``, colours from a NAMED."""

from collections.abc import Iterable, Sequence
from typing import Any

from fairswiss.model.points import in_halves
from fairswiss.pictures.chances import Chances
from fairswiss.pictures.progress import Course, Places, Scores, Way
from fairswiss.pictures.rounds import Cross, Strips
from fairswiss.pictures.strength import Groups, Performances
from fairswiss.pictures.view import LONGEST_NAME, labels
from fairswiss.rendering.names import shortened
from fairswiss.rendering.palette import NAMED
from fairswiss.rendering.picture_words import picture_phrase

Spec = dict[str, Any]
WIDTH, _LETTERS = 400, 13
SHAPES = ("circle", "square", "triangle-up", "diamond", "cross", "triangle-down", "triangle-right", "triangle-left")
_PLACES = (1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
_ROW, _CELL = 20, 36
_SIDE_BY_SIDE = 0.03
"""Points between lines that would cover each other."""
_NAMED = 3
"""Points of the cloud that carry a name."""


def chart(spec: Spec) -> Spec:
    """The chart with everything that all charts share."""
    axis = {
        "labelColor": NAMED.quiet, "titleColor": NAMED.ink, "gridColor": NAMED.grid, "domainColor": NAMED.quiet,
        "tickColor": NAMED.quiet, "labelFontSize": _LETTERS - 1, "titleFontSize": _LETTERS,
        "titleFontWeight": "normal",
    }  # fmt: skip
    legend = {
        "labelColor": NAMED.ink, "labelFontSize": _LETTERS - 1, "title": None, "orient": "bottom", "labelLimit": 230,
    }  # fmt: skip
    config = {
        "font": "sans-serif", "aria": False, "view": {"stroke": None}, "axis": axis, "legend": legend,
        "text": {"color": NAMED.ink, "fontSize": _LETTERS - 2}, "concat": {"spacing": 24},
    }  # fmt: skip
    return {
        "$schema": "https://vega.github.io/schema/vega-lite/v6.json",
        "background": None,
        "padding": 3,
        **spec,
        "config": config,
    }


def _values(rows: Iterable[Spec]) -> Spec:
    return {"values": list(rows)}


def _axis(title: str, **more: Any) -> Spec:
    return {"title": picture_phrase(f"axis.{title}"), **more}


# -- lines -------------------------------------------------------------------------------------------------------------


def scores_chart(value: Scores) -> Spec:
    """A line for each player, equal ones side by side."""
    apart = {way.player.number: _SIDE_BY_SIDE * (len(value.ways) / 2 - at) for at, way in enumerate(value.ways)}
    rows = _line_rows(value.ways, lambda way, score: score / 10 + apart[way.player.number])
    up = {"field": "value", "type": "quantitative", "axis": _axis("points", tickMinStep=0.5)}
    return chart(_lines(value.ways, rows, up, value.chosen))


def places_chart(value: Places) -> Spec:
    """A line for each player, the first place on top."""
    rows = _line_rows(value.ways, lambda _, place: place)
    return chart(_lines(value.ways, rows, _by_place(value.ways), value.chosen))


def _by_place(ways: Sequence[Way]) -> Spec:
    last = max((place for way in ways for place in way.after), default=1)
    ticks = [place for place in _PLACES if place <= last]
    scale = {"type": "log", "reverse": True, "domain": [1, max(last, 2)], "nice": False}
    return {"field": "value", "type": "quantitative", "scale": scale, "axis": _axis("place", values=ticks, format="d")}


def _line_rows(ways: Sequence[Way], shown: Any) -> list[Spec]:
    named = labels(tuple(way.player for way in ways))
    return [
        {"round": number, "value": shown(way, held), "player": named[way.player.number], "mine": way.player.number}
        for way in ways
        for number, held in enumerate(way.after, 1)
        if held or not isinstance(shown(way, held), int)
    ]


def _lines(ways: Sequence[Way], rows: list[Spec], up: Spec, chosen: int) -> Spec:
    order = list(labels(tuple(way.player for way in ways)).values())
    colours = [NAMED.lines[at % len(NAMED.lines)] for at in range(len(order))]
    shapes = [SHAPES[at % len(SHAPES)] for at in range(len(order))]
    by_player = {"field": "player", "type": "nominal", "sort": order, "legend": {"columns": 2}}
    shared = {
        "x": {"field": "round", "type": "ordinal", "axis": _axis("round", labelAngle=0)},
        "y": up,
        "color": {**by_player, "scale": {"domain": order, "range": colours}},
    }
    wide = {"condition": {"test": f"datum.mine === {chosen}", "value": 5}, "value": 2}
    return {
        "width": WIDTH,
        "height": 260,
        "data": _values(rows),
        "layer": [
            {"mark": {"type": "line"}, "encoding": {**shared, "strokeWidth": wide}},
            {
                "mark": {"type": "point", "filled": True, "size": 55, "opacity": 1},
                "encoding": {**shared, "shape": {**by_player, "scale": {"domain": order, "range": shapes}}},
            },
        ],
    }


def course_chart(value: Course) -> Spec:
    """A line for everyone in one small frame; each player's page shows one of them."""
    rows = [
        {"round": number, "value": place, "player": way.player.number}
        for way in value.ways
        for number, place in enumerate(way.after, 1)
        if place
    ]
    up = _by_place(value.ways)
    up["axis"] = {**up["axis"], "title": None, "values": [place for place in (1, 10, 100, 1000) if place <= value.of]}
    spec = {
        "width": 260,
        "height": 90,
        "data": _values(rows),
        "mark": {"type": "line", "strokeWidth": 2.5, "color": NAMED.accent},
        "encoding": {
            "x": {"field": "round", "type": "ordinal", "axis": {"title": None, "labelAngle": 0}},
            "y": up,
            "detail": {"field": "player", "type": "nominal"},
        },
    }
    return chart(spec)


# -- clouds and ranges -------------------------------------------------------------------------------------------------


def performance_chart(value: Performances) -> Spec:
    """A point for everyone, names for those furthest above the line."""
    best = sorted(value.players, key=lambda one: -one.surplus)[:_NAMED]
    named = {one.player.number for one in best} | {value.chosen}
    rows = [
        {
            "rating": one.rating, "performance": one.performance, "mine": one.player.number == value.chosen,
            "name": shortened(one.player.name, LONGEST_NAME) if one.player.number in named else "",
        }
        for one in value.players
    ]  # fmt: skip
    ratings = [one.rating for one in value.players]
    ends = [{"rating": end, "performance": end} for end in (min(ratings, default=0), max(ratings, default=0))]
    axes = {
        "x": {"field": "rating", "type": "quantitative", "scale": {"zero": False}, "axis": _axis("rating", format="d")},
        "y": {
            "field": "performance", "type": "quantitative", "scale": {"zero": False},
            "axis": _axis("performance", format="d"),
        },
    }  # fmt: skip
    mine = {"condition": {"test": "datum.mine", "value": NAMED.lines[1]}, "value": NAMED.accent}
    size = {"condition": {"test": "datum.mine", "value": 130}, "value": 45 if len(rows) < 200 else 18}
    spec = {
        "width": WIDTH,
        "height": 320,
        "data": _values(rows),
        "layer": [
            {
                "data": _values(ends),
                "mark": {"type": "line", "color": NAMED.quiet, "strokeDash": [4, 3]},
                "encoding": axes,
            },
            {
                "mark": {"type": "point", "filled": True, "opacity": 0.65},
                "encoding": {**axes, "color": mine, "size": size},
            },
            {
                "data": _values(row for row in rows if row["name"]),
                "mark": {"type": "text", "dy": -9},
                "encoding": {**axes, "text": {"field": "name"}},
            },
        ],
    }
    return chart(spec)


def groups_chart(value: Groups) -> Spec:
    """A line from the lowest to the highest, a dot for the average, and the number of players."""
    order = [in_halves(one.points) for one in value.groups]
    rows = [
        {
            "points": in_halves(one.points),
            "least": one.least,
            "mean": one.mean,
            "most": one.most,
            "players": str(one.players),
        }
        for one in value.groups
        if one.counted
    ]
    down = {"field": "points", "type": "ordinal", "sort": order, "axis": _axis("points")}
    scale = {"zero": False, "nice": True}
    spec = {
        "width": WIDTH - 20,
        "height": {"step": 22},
        "data": _values(rows),
        "encoding": {"y": down},
        "layer": [
            {
                "mark": {"type": "rule", "color": NAMED.quiet, "strokeWidth": 3},
                "encoding": {
                    "x": {"field": "least", "type": "quantitative", "scale": scale, "axis": _axis("aro", format="d")},
                    "x2": {"field": "most"},
                },
            },
            {
                "mark": {"type": "point", "filled": True, "size": 110, "color": NAMED.accent, "opacity": 1},
                "encoding": {"x": {"field": "mean", "type": "quantitative"}},
            },
            {
                "mark": {"type": "text", "align": "left", "dx": 7, "color": NAMED.quiet},
                "encoding": {"x": {"field": "most", "type": "quantitative"}, "text": {"field": "players"}},
            },
        ],
    }
    return chart(spec)


def chances_chart(value: Chances) -> Spec:
    """Bars for first place, alone and shared, with the error of their sum."""
    named = labels(tuple(one.player for one in value.players))
    order = [named[one.player.number] for one in value.players]
    kinds = [picture_phrase("share.alone"), picture_phrase("share.shared")]
    rows, whole = [], []
    for one in value.players:
        label = named[one.player.number]
        rows += [{"player": label, "kind": kind, "at": at, "share": share}
                 for at, (kind, share) in enumerate(zip(kinds, (one.alone, one.shared), strict=True))]  # fmt: skip
        low, high = max(0.0, one.first - one.error), min(1.0, one.first + one.error)
        whole.append({"player": label, "low": low, "high": high, "said": f"{100 * one.first:.1f} %"})
    down = {"field": "player", "type": "nominal", "sort": order, "axis": {"title": None, "labelLimit": 200}}
    spec = {
        "width": WIDTH - 120,
        "height": {"step": _ROW + 4},
        "layer": [
            {
                "data": _values(rows),
                "mark": {"type": "bar"},
                "encoding": {
                    "y": down,
                    "x": {"field": "share", "type": "quantitative", "axis": _axis("share", format="%")},
                    "color": {"field": "kind", "type": "nominal",
                              "scale": {"domain": kinds, "range": [NAMED.lines[0], NAMED.win]}},
                    "order": {"field": "at"},
                },
            },
            {
                "data": _values(whole),
                "mark": {"type": "rule", "color": NAMED.ink, "strokeWidth": 2},
                "encoding": {"y": down, "x": {"field": "low", "type": "quantitative"}, "x2": {"field": "high"}},
            },
            {
                "data": _values(whole),
                "mark": {"type": "text", "align": "left", "dx": 6},
                "encoding": {"y": down, "x": {"field": "high", "type": "quantitative"}, "text": {"field": "said"}},
            },
        ],
    }  # fmt: skip
    return chart(spec)


# -- tables in colours -------------------------------------------------------------------------------------------------


def cross_chart(value: Cross) -> Spec:
    """A cell for each round, in the colour of its result."""
    named = labels(tuple(line.player for line in value.lines))
    kinds = {kind: picture_phrase(f"kind.{kind}") for kind in ("win", "draw", "loss", "none")}
    rows = [
        {"player": named[line.player.number], "round": str(number), "kind": kinds[met.kind], "text": met.text}
        for line in value.lines
        for number, met in enumerate(line.rounds, 1)
    ]
    fills = [NAMED.win, NAMED.draw, NAMED.loss, NAMED.none]
    colour = {"field": "kind", "type": "nominal", "scale": {"domain": list(kinds.values()), "range": fills}}
    return chart(
        _cells(rows, list(named.values()), _numbers(value.after), colour, NAMED.grid, {"value": NAMED.ink}, 10)
    )


def strips_chart(value: Strips) -> Spec:
    """White and black cells with arrows for floats; below them how many players have each balance."""
    named = labels(tuple(strip.player for strip in value.strips))
    kinds = {colour: picture_phrase(f"colour.{colour}") for colour in "wb-"}
    rows = [
        {
            "player": named[strip.player.number], "round": str(number), "kind": kinds[colour],
            "text": {"up": "↑", "down": "↓"}.get(floated, "–" if colour == "-" else ""), "cell": colour,
        }
        for strip in value.strips
        for number, (colour, floated) in enumerate(zip(strip.colours, strip.floats, strict=True), 1)
    ]  # fmt: skip
    fills = [NAMED.white, NAMED.black, NAMED.grid]  # no game must not look like White
    colour = {"field": "kind", "type": "nominal", "scale": {"domain": list(kinds.values()), "range": fills}}
    on_black = {"test": "datum.cell === 'b'", "value": "#ffffff"}
    on_none = {"test": "datum.cell === '-'", "value": NAMED.ink}
    inked = {"condition": [on_black, on_none], "value": "#1a1e22"}
    cells = _cells(rows, list(named.values()), _numbers(value.after), colour, NAMED.quiet, inked, 14)
    counted = [
        {"balance": f"{balance:+d}" if balance else "0", "players": players} for balance, players in value.balances
    ]
    across = {"field": "balance", "type": "ordinal", "sort": None, "axis": _axis("balance", labelAngle=0)}
    up = {"field": "players", "type": "quantitative"}
    bars = {
        "width": WIDTH - 120,
        "height": 90,
        "data": _values(counted),
        "encoding": {"x": across, "y": {**up, "axis": _axis("count", tickCount=4, format="d")}},
        "layer": [
            {"mark": {"type": "bar", "color": NAMED.accent}},
            {"mark": {"type": "text", "dy": -7}, "encoding": {"text": up}},
        ],
    }
    return chart({"vconcat": [cells, bars], "resolve": {"legend": {"color": "independent"}}})


def _numbers(after: int) -> list[str]:
    return [str(number) for number in range(1, after + 1)]


def _cells(
    rows: list[Spec], order: list[str], rounds: list[str], colour: Spec, edge: str, inked: Spec, size: int
) -> Spec:
    axes = {
        "y": {"field": "player", "type": "nominal", "sort": order, "axis": {"title": None, "labelLimit": 200}},
        "x": {"field": "round", "type": "ordinal", "sort": rounds, "axis": _axis("round", labelAngle=0, orient="top")},
    }
    return {
        "width": {"step": _CELL},
        "height": {"step": _ROW},
        "data": _values(rows),
        "layer": [
            {"mark": {"type": "rect", "stroke": edge, "strokeWidth": 1}, "encoding": {**axes, "color": colour}},
            {
                "mark": {"type": "text", "fontSize": size},
                "encoding": {**axes, "text": {"field": "text"}, "color": inked},
            },
        ],
    }
