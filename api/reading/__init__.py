"""The answers to questions about a game, made from the projections.

REST and GraphQL share these answers.

The package hides what each viewer may know at each position of the ledger. Begin with `moment`,
then `accounts`, then `story`.
"""
