"""Divortium: its rules as tests."""
