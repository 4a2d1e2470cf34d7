"""Nuptiae: its rules as tests."""
