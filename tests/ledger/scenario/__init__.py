"""The parts of every game's scenario."""
