"""The rule pages: every edition, article by article, for anybody who follows a citation.

May use the rendering alone. Must never show anything of an event.
"""
