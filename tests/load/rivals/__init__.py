"""Other programs of the same kind, which are measured beside ours."""
