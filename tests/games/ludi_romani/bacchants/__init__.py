"""Bacchants: its rules as tests."""
