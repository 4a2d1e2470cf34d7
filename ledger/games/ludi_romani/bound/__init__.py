"""The bonds between people, from all chapters, and their beginnings, as phones show them."""
