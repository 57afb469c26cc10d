"""Pictures of an event: their numbers, their tables, their drawings."""
