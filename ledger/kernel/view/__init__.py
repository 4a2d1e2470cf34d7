"""The view: the slices of a game that phones see, and the readers of each entry.

Only this package turns an entry into a value that a serialiser accepts, so it checks all audiences.
Begin with `visibility`, then `slices`.
"""
