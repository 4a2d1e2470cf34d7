"""Secret orders: scenes of Roman Diplomacy, and all answers of a server about a game."""
