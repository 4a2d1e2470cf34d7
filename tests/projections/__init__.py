"""Answers about the ledger: live, in the past, and rebuilt from zero, with equal results."""
