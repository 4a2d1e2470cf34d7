"""The view: what phones see of a game, slice by slice, and who may read each entry.

It hides audiences: nothing else turns an entry into something that a serialiser accepts. Begin with
`visibility`, then `slices`.
"""
