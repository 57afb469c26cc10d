"""The command line: words and switches of people and of programs turned into calls of :mod:`fairswiss.usecases`.

May import: answers, desk, formats, judge, keeping, kernel, language, model, rendering, rules, simulate, studies,
tiebreaks, usecases, web, why. It needs click where a person is served; the drop-in form and the version start without
it. Must never decide anything about a tournament, show a traceback or print a control character.
"""
