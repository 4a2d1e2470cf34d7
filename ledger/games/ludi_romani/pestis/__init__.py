"""PEST: the plague of Apollo and Diana."""
