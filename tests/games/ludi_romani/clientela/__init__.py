"""Clientela: its rules as tests."""
