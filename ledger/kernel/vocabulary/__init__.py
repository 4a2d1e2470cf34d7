"""Types and functions that kernel chapters share: requests, plans, refusals, events, stewards.

Nothing here performs an act, so every chapter may import it. Begin with `request`, then `decider`,
then `events`.
"""
