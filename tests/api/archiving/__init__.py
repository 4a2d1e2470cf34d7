"""Archives: packed, written, asked for, and what nobody may find in them."""
