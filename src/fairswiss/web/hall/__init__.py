"""The playing hall: which lists the screens show, a message for everybody, and when the next round starts."""
