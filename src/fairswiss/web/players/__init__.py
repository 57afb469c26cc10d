"""The players of an event: the list, who is added and how, one player's page, tables in and out, the rating list."""
