"""The fan-out of one game: slices and lines are encoded once, and many phones get the same bytes.

The package hides groups of equal viewers, cursors and pacing. Begin with `stream`, then `listener`.
"""
