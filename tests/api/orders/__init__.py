"""Secret orders: scenes of Roman Diplomacy, and all that a server tells of a game."""
