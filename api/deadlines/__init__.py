"""Deadlines outside the app: a calendar feed, and messages to phones."""
