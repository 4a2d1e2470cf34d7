"""The write side of the ledger."""
