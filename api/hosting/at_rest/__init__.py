"""Games that are stored and not in memory.

The package has the notes about these games, and opens them. Begin with `opener`.
"""
