"""Whole recorded games: every later version must replay them to the same end."""
