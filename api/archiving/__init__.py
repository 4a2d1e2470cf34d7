"""Archives: a game for one viewer as a file that needs no server."""
