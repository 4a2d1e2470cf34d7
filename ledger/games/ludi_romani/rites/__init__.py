"""Rites: the slices that show a wedding, a divorce or a similar event while it is under way."""
