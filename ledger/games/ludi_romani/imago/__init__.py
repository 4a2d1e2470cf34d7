"""IMAGO: ghosts, their way to the underworld and their part in the affairs of the living."""
