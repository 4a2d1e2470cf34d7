"""Access: tokens of cards, sessions of phones and programs, and the cards of a new game.

The package hides how secrets are stored. Other rooms see only the hash of a token. Begin with
`identity`.
"""
