"""Takeover: another server goes on from a copy after the first one was lost.

It hides how keys of both servers are bound to each other in the ledger. Begin with `taking_over`.
"""
