"""Games that are stored and not in memory: what is remembered of them, and how they are opened.

Begin with `opening`.
"""
