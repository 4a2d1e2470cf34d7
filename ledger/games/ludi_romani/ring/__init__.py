"""RING: the Ring of Gyges, which makes its wearer invisible."""
