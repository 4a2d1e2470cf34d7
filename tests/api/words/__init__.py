"""Free words after the game: laying them open, erasing them, and how long they are kept."""
