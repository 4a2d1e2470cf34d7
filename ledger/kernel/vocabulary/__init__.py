"""The words that kernel chapters share: requests, plans, refusals, events, and who keeps order.

Nothing here performs an act, so every chapter may import it. Begin with `request`, then `decider`,
then `events`.
"""
