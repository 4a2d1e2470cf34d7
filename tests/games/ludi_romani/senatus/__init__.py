"""Senatus: its rules as tests."""
