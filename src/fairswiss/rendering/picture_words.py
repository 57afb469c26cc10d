"""The words of pictures. Other languages are in :mod:`fairswiss.language`."""

from fairswiss.language import gettext

PICTURE_WORDS = {
    "pictures": "Pictures",
    "table": "The numbers as a table",
    "after": "After round {round}.",
    "top": "The first {shown} of {of} players.",
    "top.chosen": "The first players and {name}, {shown} of {of}.",
    "needs": "The table has the numbers. The picture needs the extra pictures on the server: pip install "
    '"fairswiss[pictures]".',
    "column.place": "Place",
    "column.player": "Player",
    "column.points": "Points",
    "column.round": "R{round}",
    "column.rating": "Rating",
    "column.performance": "Performance",
    "column.surplus": "Difference",
    "column.games": "Games",
    "column.colours": "Colours",
    "column.balance": "White – Black",
    "column.floats": "Floats",
    "column.players": "Players",
    "column.least": "Lowest",
    "column.mean": "Average",
    "column.most": "Highest",
    "column.first": "First",
    "column.alone": "Alone",
    "column.shared": "Shared",
    "column.error": "±",
    "axis.round": "Round",
    "axis.points": "Points",
    "axis.place": "Place",
    "axis.rating": "Rating",
    "axis.performance": "Performance",
    "axis.aro": "Average rating of opponents",
    "axis.share": "First place",
    "axis.balance": "White games minus Black games",
    "axis.count": "Players",
    "kind.win": "won",
    "kind.draw": "drawn",
    "kind.loss": "lost",
    "kind.none": "not played",
    "colour.w": "White",
    "colour.b": "Black",
    "colour.-": "no game",
    "share.alone": "alone",
    "share.shared": "shared, on points",
    "scores": "Scores",
    "scores.title": "Scores round by round",
    "scores.about": "A line for each player; equal scores are drawn side by side.",
    "places": "Places",
    "places.title": "Places round by round",
    "places.about": "By points and the tie-breaks of the event. The scale is denser further down.",
    "performance": "Performance",
    "performance.title": "Rating and performance",
    "performance.about": "Above the line: better than the rating. {counted} of {of} players, those with a rating and "
    "a game against a rated opponent.",
    "performance.best": "Furthest above the rating: {names}.",
    "performance.one": "{name} ({surplus})",
    "cross": "Cross table",
    "cross.title": "Cross table in colours",
    "cross.about": "12w1 is a win with White against number 12.",
    "colours": "Colours",
    "colours.title": "Colours and floats",
    "colours.about": "The arrows are floats: ↑ an opponent with more points before the round, ↓ one with fewer.",
    "colours.all": "{level} of all {of} players have had White and Black equally often, or one more of either.",
    "aro": "Opposition",
    "aro.title": "Opponents of each score group",
    "aro.about": "The average rating of the opponents (ARO) of the players with each score: dot for the average, line "
    "from the lowest to the highest, number for how many players have that score. The Dubov systems want the averages "
    "of a group level.",
    "chances": "Who can win",
    "chances.title": "Who can still win",
    "chances.about": "First place on points, alone or shared, in {runs} simulations of the rest. In 95 of 100 cases "
    "the error is at most {error} percentage points.",
    "chances.rest": "{rounds} rounds to pair, {games} games open, {played} players taken into account.",
    "chances.model": "Results are drawn by rating (model of Milvang, 2015), unrated players as the lowest rating; "
    "pairs are made by score and rating without a second meeting, a simpler rule than that of the event. Tie-breaks "
    "are not simulated. Seed {seed}.",
    "course": "Places",
    "course.title": "{name}: place after each round",
    "course.about": "Place after each round: {places}",
}


def picture_phrase(name: str, /, **values: object) -> str:
    """The words of that name with the values in their places."""
    return gettext(PICTURE_WORDS[name], context=f"picture.{name}", **values)
