"""Deadlines outside the app."""
