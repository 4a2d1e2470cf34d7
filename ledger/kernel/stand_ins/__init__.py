"""Stand-ins: one character acts for another whose own person cannot (ACTA-21).

Each entry of a stand-in has both names. Begin with `naming`.
"""
