"""Erasing at the level of a server: what is to go, and what has been kept long enough.

It hides how bytes leave the file of the store. Begin with `eraser`.
"""
