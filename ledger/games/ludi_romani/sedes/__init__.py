"""SEDES: seats, and who decides about them. Where seats are counted is `seats`."""
