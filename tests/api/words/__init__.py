"""Free words after the game: people open them or erase them, and a server keeps them for a time."""
