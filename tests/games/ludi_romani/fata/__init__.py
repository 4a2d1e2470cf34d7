"""Fata: its rules as tests."""
