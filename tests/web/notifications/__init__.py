"""Messages for those who asked."""
