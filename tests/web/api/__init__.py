"""The pages for programs."""
