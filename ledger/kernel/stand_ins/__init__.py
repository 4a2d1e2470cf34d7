"""Stand-ins: one character acts for another whose own person cannot (ACTA-21).

Both names stand in each entry of a stand-in. Begin with `naming`.
"""
