"""The journal: facts, chain and fold."""
