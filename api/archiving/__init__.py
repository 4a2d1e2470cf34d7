"""Archives: a game for one viewer as a file that works without a server."""
