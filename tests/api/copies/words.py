"""The recovery words of copies in tests, and their key."""

from api.copies.locked import Key

WORDS = "mare clarus dies mundus soror velum silex lana rosa urbs vallis zona"

KEY = Key(WORDS, cost=4)
"""A key that costs nearly nothing to compute."""
