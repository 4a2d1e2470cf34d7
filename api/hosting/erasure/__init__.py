"""Erasing on a server: requests to erase, and data whose storage time is over.

The package hides how bytes leave the file of the store. Begin with `eraser`.
"""
