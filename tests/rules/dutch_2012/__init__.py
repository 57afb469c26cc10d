"""The Dutch system of 2012, article by article; every position is paired by the literal enumerator too."""
