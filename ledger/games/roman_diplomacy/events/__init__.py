"""The events of Roman Diplomacy, and their effect on the world."""
