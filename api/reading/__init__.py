"""The answers to questions about a game, from the projections; REST and GraphQL share them.

The package hides what each viewer may know at each position of the ledger. Begin with `moment`,
then `accounts`, then `story`.
"""
