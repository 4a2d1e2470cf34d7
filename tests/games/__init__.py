"""What shows that each game follows its rulebook."""
