"""Proelium: its rules as tests."""
