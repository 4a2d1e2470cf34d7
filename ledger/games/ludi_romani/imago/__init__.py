"""IMAGO: ghosts, who go to the underworld and take part in the affairs of the living."""
