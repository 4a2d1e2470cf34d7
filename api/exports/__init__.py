"""A game as a file to keep: the ledger itself for who may see it, lines as seen for everybody."""
