"""Actium: its rules as tests."""
