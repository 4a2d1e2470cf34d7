"""Copies of a ledger while a server runs, and how another server goes on from one."""
