"""The manager in the browser."""
