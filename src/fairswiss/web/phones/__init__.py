"""Results from phones: a page for one side of one board, opened by the code on its result slip.

Its views know nobody and keep no cookie: the link is all they go by. They show that one game and nothing else.
"""
