"""The aims of characters, and how they stand towards them. Begin with `standings`."""
