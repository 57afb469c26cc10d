"""The Dubov text of 1997: one module a chapter, and one for the readings that are nobody's chapter."""
