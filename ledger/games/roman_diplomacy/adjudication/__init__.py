"""The adjudicator: from a board, a position and orders to results with their reasons.

The adjudicator is pure, and independent of the rest of the game. The terms are taken from DATC 3.0
(L. B. Kruijswijk), chapter 5. Decisions are made from partial information, without guesses.
"""
