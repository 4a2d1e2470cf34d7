"""Roman Diplomacy."""
