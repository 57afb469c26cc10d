"""Matchings, module by module, against networkx, brute force and their own proofs."""
