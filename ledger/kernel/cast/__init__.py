"""The cast: an organiser notes the person for each character, and who has come (ACTA-19).

Only stewards read the cast. The words themselves lie beside the ledger. Begin with `noting`.
"""
