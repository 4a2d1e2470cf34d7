"""MOTUS: movement by land and with divine help."""
