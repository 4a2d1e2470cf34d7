"""MARE: travel by ship, and the gods who check it."""
