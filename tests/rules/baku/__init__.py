"""The Baku acceleration (C.04.7), article by article."""
