"""Tests of the end of an event: prizes, report, final page, archive."""
