"""Guards for what is promised about the code itself: who imports whom, how long and how branched it may be."""
