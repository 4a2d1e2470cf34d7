"""VICT: the triumph, and what the victors make of Rome."""
