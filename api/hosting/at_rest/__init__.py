"""Games that are stored and not in memory: the notes about them, and how they are opened.

Begin with `opening`.
"""
