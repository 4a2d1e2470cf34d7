"""The tree itself: the places of files, the direction of imports, the size of pages."""
