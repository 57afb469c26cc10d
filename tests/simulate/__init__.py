"""Random tournaments: their lots, their likelihoods, their rates, and that every one of them is paired by the rules."""
