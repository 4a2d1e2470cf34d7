"""Ring: its rules as tests."""
