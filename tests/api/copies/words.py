"""The recovery words of copies in tests, and the key made from these words."""

from api.copies.encrypted_copy import EncryptionKey

WORDS = "mare clarus dies mundus soror velum silex lana rosa urbs vallis zona"

KEY = EncryptionKey(WORDS, cost=4)
"""A key that costs almost no time to compute."""
