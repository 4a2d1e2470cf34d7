"""VICT: the triumph, and the victors' order for Rome."""
