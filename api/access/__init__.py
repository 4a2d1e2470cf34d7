"""Access: tokens of cards, sessions of phones and programs, and the cards of a new game.

It hides how secrets are stored; nothing outside sees more than a token's hash. Begin with
`identity`.
"""
