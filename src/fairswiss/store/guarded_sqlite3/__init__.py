"""SQLite as Django knows it, with an eye on the file: a database that is gone is not asked and not written to."""
