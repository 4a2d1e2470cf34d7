"""A second game, small enough to read at once: a game touches only its own places."""
