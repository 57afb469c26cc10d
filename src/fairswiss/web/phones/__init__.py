"""Players' phones: results by the code on a result slip, arrival by the code on a poster or a badge.

The views keep no cookie: the link is all they go by. They show that one game, or names that
are public, and nothing else.
"""
