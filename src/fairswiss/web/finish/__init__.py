"""The end of an event: the final page, the completeness of the report, tables and the archive."""
