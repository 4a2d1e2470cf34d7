"""Rites: what phones see of a wedding, a divorce and the like while they are under way."""
