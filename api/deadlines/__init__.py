"""Deadlines for whoever is not looking at the app: a calendar's feed, and messages to phones."""
