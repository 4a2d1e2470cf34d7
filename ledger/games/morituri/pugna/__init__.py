"""Fights between gladiators: figures, rounds, ends, and the mood of the crowd."""
