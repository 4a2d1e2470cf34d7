"""Fights between gladiators: totals, rounds, ends, and the mood of the crowd."""
