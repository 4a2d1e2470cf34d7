"""Mercatus: its rules as tests."""
