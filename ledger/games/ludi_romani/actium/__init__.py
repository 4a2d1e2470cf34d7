"""ACTIUM: the last battle, at sea, in which all parties fight each other."""
