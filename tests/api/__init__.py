"""The API: every answer in one shape, and for each viewer only what they may see."""
