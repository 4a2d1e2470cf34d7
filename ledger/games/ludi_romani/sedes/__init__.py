"""SEDES: seats, and who decides about them. `seats` counts them."""
