"""Deadlines for whoever is not looking at the app."""
