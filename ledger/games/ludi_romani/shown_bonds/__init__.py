"""The bonds between people from all chapters, which phones show with the time they began."""
