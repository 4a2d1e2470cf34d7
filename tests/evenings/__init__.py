"""Recorded games, which every later version must replay to the same end."""
