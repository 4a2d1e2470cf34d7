"""Types and functions that kernel chapters share: requests, plans, refusals, events, stewards.

No module of this package performs an act, so every chapter may import it. Begin with `request`,
then `decider`, then `events`.
"""
