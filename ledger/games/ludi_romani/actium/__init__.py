"""ACTIUM: the last battle, on the sea, all against all."""
