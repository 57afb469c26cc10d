"""What is installed: the lock, the environment of a checkout, the extras, the package."""
