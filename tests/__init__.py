"""What shows that it works, in the folders of what it shows."""
