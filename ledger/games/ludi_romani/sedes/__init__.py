"""SEDES: seats, their givers and judges. The module `seats` counts them."""
