"""What everybody may see of the events that are shown to everybody: no session, no journal, no draft."""
