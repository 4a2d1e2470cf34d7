"""Amicitia: its rules as tests."""
