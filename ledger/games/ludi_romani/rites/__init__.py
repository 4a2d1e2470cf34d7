"""Rites: the slices of a wedding, a divorce and the like while they are under way."""
