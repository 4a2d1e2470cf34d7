"""The edge: every answer in one shape, and to everybody only what they may see."""
