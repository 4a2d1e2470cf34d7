"""Mors: its rules as tests."""
