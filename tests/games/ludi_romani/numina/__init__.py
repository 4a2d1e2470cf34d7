"""Numina: its rules as tests."""
