"""The scribe: the one impure path from requests to durable entries.

It hides batching, retries after a conflict, encrypted side rows and the reading of what other
servers wrote. Begin with `scribe`, then `deciding`.
"""
