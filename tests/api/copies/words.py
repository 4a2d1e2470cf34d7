"""The recovery words of copies in tests, and the key they make."""

from api.copies.locked import Key

WORDS = "mare clarus dies mundus soror velum silex lana rosa urbs vallis zona"

KEY = Key(WORDS, cost=4)
"""It costs next to nothing to work out."""
