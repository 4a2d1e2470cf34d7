"""Ludi Romani, chapter by chapter."""
