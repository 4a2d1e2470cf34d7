"""A small second game for tests of the kernel.

The game shows that a new game changes no other files.
"""
