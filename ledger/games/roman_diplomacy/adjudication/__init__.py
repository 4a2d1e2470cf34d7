"""The adjudicator: from a board, a position and orders to results with their reasons.

Pure, and independent of the rest of the game. The words are those of DATC 3.0 (L. B. Kruijswijk),
chapter 5; decisions are made by partial information and never by guessing.
"""
