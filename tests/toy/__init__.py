"""A small second game for tests of the kernel. It shows that a new game changes no other files."""
