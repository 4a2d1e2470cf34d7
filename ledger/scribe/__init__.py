"""The scribe: the only impure path from requests to durable entries.

The package handles batches, retries after a conflict, encrypted side rows, and entries of other
servers. Begin with `scribe`, then `commit_decisions`.
"""
