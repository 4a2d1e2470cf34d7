"""Exports of a game: the ledger itself for entitled viewers, lines for everybody."""
