"""How the table of appointments came about."""
