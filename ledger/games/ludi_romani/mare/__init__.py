"""MARE: going by ship, and the gods who check it."""
