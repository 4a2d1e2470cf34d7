"""Fights between gladiators: the arithmetic, a round, the end, and what the crowd has to say."""
