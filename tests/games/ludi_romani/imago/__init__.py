"""Imago: its rules as tests."""
