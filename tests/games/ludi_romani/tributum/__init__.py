"""Tributum: its rules as tests."""
