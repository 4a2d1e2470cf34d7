"""The fan-out of one game: slices and lines are encoded once, and the same bytes go to many phones.

It hides groups of equal viewers, cursors and pacing. Begin with `stream`, then `listener`.
"""
