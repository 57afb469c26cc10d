"""The room of seekers: shortcuts against the exact way, at sizes that nobody can enumerate."""
