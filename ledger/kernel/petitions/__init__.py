"""Petitions and appeals: acts that wait for an answer by other characters.

The package turns a last consent into an act, and brings a refused command to the stewards. Begin
with `consent_acts`, then `appeals`.
"""
