"""Paper: every sheet of an event as a page to print and as PDF."""
