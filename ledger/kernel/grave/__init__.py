"""Grave acts: another steward confirms the act, or it waits and is marked as done alone.

Rule: ACTA-20.

The package handles the wait, the confirmation and the cancellation. Begin with
`confirmation_acts`, then `grave_act_end`.
"""
