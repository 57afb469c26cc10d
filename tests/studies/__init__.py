"""Studies: recipes, luck, measures by hand, runs that are the same to the byte."""
