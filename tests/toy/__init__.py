"""A small second game for tests of the kernel. It shows that a game touches only its own files."""
