"""Motus: its rules as tests."""
