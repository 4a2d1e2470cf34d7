"""Sedes: its rules as tests."""
