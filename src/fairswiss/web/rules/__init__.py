"""The rule pages, every edition article by article, for anyone who follows a citation; and the glossary.

May use the rendering alone. Must never show anything of an event.
"""
