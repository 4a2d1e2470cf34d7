"""What is handed out as files: each reader gets what they may see, and not a byte more."""
