"""The sentences of a game in each language."""
