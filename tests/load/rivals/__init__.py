"""Other programs that do what ours does, as they are measured beside it."""
