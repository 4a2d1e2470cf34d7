"""Copies of a ledger while a server runs, and how another server continues from a copy."""
