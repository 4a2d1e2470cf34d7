"""What every game shares, shown on the game of nuts."""
