"""Messages by e-mail for those who asked: how they ask, and the arbiter's button that sends them.

Imports the desk, the public pages and Django's mail. Must never send news without an arbiter's click, and never show an
address to anybody.
"""
