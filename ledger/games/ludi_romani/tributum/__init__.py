"""TRIB: winter tribute, and what ghosts take of it."""
