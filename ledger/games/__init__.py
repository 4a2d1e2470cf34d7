"""The games: one folder each, and nothing of one in another."""
