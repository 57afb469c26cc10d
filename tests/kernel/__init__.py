"""The kernel: matchings, types and the search, against trying everything."""
