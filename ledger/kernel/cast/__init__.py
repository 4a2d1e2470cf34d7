"""The cast: an organiser's notes on which person plays each character, and who has come (ACTA-19).

Only stewards read the cast. The notes' words are stored beside the ledger. Begin with `cast_acts`.
"""
