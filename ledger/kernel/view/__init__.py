"""The view: what phones see of a game, slice by slice, and who may read each entry.

The package hides audiences: no other code turns an entry into a value that a serialiser accepts.
Begin with `visibility`, then `slices`.
"""
