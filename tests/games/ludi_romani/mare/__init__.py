"""Mare: its rules as tests."""
