"""Grave acts: another steward confirms one, or it waits and is marked as done alone (ACTA-20).

The package hides the wait, the confirmation and the way back. Begin with `confirming`, then `done`.
"""
