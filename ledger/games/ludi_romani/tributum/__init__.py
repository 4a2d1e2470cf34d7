"""TRIB: winter tribute, and the shares of ghosts."""
