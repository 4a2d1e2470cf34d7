"""Virus: its rules as tests."""
