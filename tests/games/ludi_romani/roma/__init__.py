"""Roma: its rules as tests."""
