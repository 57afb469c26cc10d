"""PICTURES of an event: the numbers of each as a typed value, the table that says the same, and the chart.

May import: answers, language, model, rating, rendering, simulate, tiebreaks. Numbers are pure functions of an event and
need no extra; only ``drawing`` calls the plotting library. Must never read a file, ask the clock, or draw a lot but
from a seed that the value states.
"""
