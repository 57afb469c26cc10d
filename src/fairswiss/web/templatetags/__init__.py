"""Tags for templates; every template has them without asking."""
