"""The tests of reading and writing files."""
