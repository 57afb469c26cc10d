"""Swiss pairings that explain themselves."""
