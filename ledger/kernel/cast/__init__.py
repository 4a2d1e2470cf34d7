"""The cast: an organiser notes who is to play each character, and who has come (ACTA-19).

Only stewards read it, and the words themselves lie beside the ledger. Begin with `noting`.
"""
