"""Pestis: its rules as tests."""
