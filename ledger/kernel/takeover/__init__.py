"""Takeover: another server continues from a copy after the first server was lost.

The package binds the keys of both servers to each other in the ledger. Begin with `takeover_acts`.
"""
