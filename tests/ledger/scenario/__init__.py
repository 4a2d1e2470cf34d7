"""What every game's scenario is made of."""
