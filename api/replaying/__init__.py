"""Replays: a game act by act. Each part of the view is rendered once for all its viewers."""
