"""SEDES: who gives seats, and who judges disputes about them. The module `seats` counts seats."""
