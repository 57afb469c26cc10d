"""Standings and cross tables, with the working of every value.

May use the use-cases in :mod:`fairswiss.app` and the rendering. Must never rank anybody itself.
"""
