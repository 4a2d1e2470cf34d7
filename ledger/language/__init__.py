"""How people and amounts are named in sentences, and which letters may be typed.

The other rooms import it; it imports none. Begin with `legible`, then `grammar`.
"""
