"""Scenario: its rules as tests."""
