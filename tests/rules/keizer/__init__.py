"""The Keizer system by our readings."""
