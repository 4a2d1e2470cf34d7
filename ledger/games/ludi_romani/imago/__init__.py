"""IMAGO: ghosts, their way below and their share in what the living do."""
