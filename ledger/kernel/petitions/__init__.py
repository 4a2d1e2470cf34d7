"""Petitions and appeals: acts that wait for the answer of others.

The package hides how a last consent becomes an act, and how a refused command reaches the stewards.
Begin with `consenting`, then `appeals`.
"""
