"""Free words after the game: laying them open, erasing them, and keeping them for a time."""
