"""Feriae: its rules as tests."""
