"""Round robins by Berger's tables, once and twice."""
