"""Victory: its rules as tests."""
