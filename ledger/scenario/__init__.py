"""What every game's scenario is made of: exact facts, readings, and sentences about mistakes."""
