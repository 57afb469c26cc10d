"""The room of upfloats: shortcuts against the exact way, at sizes that nobody can enumerate."""
