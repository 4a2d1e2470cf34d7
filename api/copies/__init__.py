"""Copies of a ledger while a server runs, and how another server continues from a copy.

The package hides the encryption of copies and the choice of the copies that are kept. Begin with
`copy_schedule`, then `copy_maker`, then `restoration`.
"""
