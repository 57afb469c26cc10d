"""People: who may come in, by which password, and what each of them is in which tournament.

Accounts are Django's; what an account may do follows from its appointments alone (:mod:`fairswiss.web.access`).
"""
