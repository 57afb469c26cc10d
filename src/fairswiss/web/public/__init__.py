"""Public pages of the events open to everyone: no session, no journal, no draft."""
