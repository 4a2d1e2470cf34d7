"""Replays: a game act by act, each part of the view rendered once for everybody who may see it."""
