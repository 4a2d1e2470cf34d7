"""Exports of a game: the ledger itself for viewers who may see it, lines for everybody."""
