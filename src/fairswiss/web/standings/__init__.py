"""Standings and cross tables, with the working of every value.

May use the use-cases in :mod:`fairswiss.desk` and the rendering. Must never rank anybody itself.
"""
