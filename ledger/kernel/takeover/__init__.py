"""Takeover: another server goes on from a copy after the first one was lost.

The package hides how the ledger binds the keys of both servers to each other. Begin with
`taking_over`.
"""
