"""Stand-ins: one character acts for another character whose own person cannot act (ACTA-21).

Each entry of a stand-in has both names. Begin with `stand_in_acts`.
"""
