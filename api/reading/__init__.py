"""The answers to questions about a game, from the projections; REST and GraphQL share them."""
