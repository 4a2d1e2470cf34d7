"""Replays: a game act by act. Each part of the view is rendered once for all its viewers.

The package hides the chunks in which moments are sent, and the walk through past states. Begin with
`replay`, then `walk`.
"""
