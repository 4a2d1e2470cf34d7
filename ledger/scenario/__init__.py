"""The parts of every game's scenario: exact facts, readings, and sentences about mistakes."""
