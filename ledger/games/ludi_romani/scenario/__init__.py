"""The data that starts a game of Ludi Romani: as the rulebook has it, or as an organiser wants."""
