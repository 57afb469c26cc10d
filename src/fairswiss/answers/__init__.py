"""ANSWERS to a player: why this opponent, why this colour, why (not) the bye, why up or down, why not her.

May import: judge, kernel, language, model, rules, tiebreaks, why. Must never hold a sentence, nor read one: an answer
is data made from the typed why and the tournament, and every number in it can be counted again by somebody who has only
the tournament. ``rendering.answers`` has the words.

The contract, for pages and programs:

- ``RoundAnswers(tournament, system, number, options)`` pairs a round once and answers any number of questions about it:
  ``of(player)`` (a tuple of :class:`Answer`, the most wanted question first), ``board(board)`` (those of White and of
  Black), ``why_not(one, other)`` (one answer). ``answers_of``, ``board_answers`` and ``why_not_answer`` do the same for
  a single question. All take ``number`` 0 for the next round.
- An :class:`Answer` has the ``question``, the ``player`` who asks, the ``other`` it is about (0: nobody), the
  ``reason`` that decides it, the ``others`` who could have been it, each with what was ``against`` it, the colour
  ``histories`` of those concerned, and the ``group``, a small picture. ``articles`` lead to the rule pages.
- ``answered``, ``board_answered`` and ``why_not_answered`` give an :class:`Answered`: the answers, and the rules in
  detail to be folded below them. ``rendering.render`` and ``rendering.fragment`` take it, like ``as_data``.
- ``seated_answered(seat)`` answers for a game as it was really made: where the arbiter changed the round, it says so
  and what the rules give.
- Players are numbers. Names come with the tournament that is handed to the rendering, so withheld names stay withheld.
- ``reason`` and ``against`` are closed unions (:mod:`fairswiss.answers.reasons`, :mod:`fairswiss.why.against`):
  whoever reads one has a branch for each kind, and one for what an edition has of its own. A new edition needs no code
  here: it records steps and verdicts, and answers itself where it has a voice for it (:mod:`fairswiss.why.voices`).
"""

from fairswiss.answers.asking import (
    RoundAnswers,
    answers_of,
    board_answered,
    board_answers,
    player_answered,
    why_not_answer,
    why_not_answered,
)
from fairswiss.answers.kinds import Answer, Answered, Answers, Group, History, Other, Question, Seat, Seated

__all__ = [
    "Answer",
    "Answered",
    "Answers",
    "Group",
    "History",
    "Other",
    "Question",
    "RoundAnswers",
    "Seat",
    "Seated",
    "answers_of",
    "board_answered",
    "board_answers",
    "player_answered",
    "why_not_answer",
    "why_not_answered",
]
