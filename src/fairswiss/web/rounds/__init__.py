"""The round desk: who comes, the lot, the draft, changes by hand, publication, the end of a round."""
