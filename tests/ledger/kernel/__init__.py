"""The kernel, tested with the game of nuts."""
