"""The scribe: the one impure path from requests to durable entries.

The package hides batching, retries after a conflict, encrypted side rows and the reading of entries
that other servers wrote. Begin with `scribe`, then `deciding`.
"""
