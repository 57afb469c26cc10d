"""The journal of an event: who did what and when, undo of any step, copies to keep and to restore."""
