"""The acts that keep order, such as rulings, corrections, pauses and the closing of a game.

Corrections append entries. They never change an entry. Begin with `steward_acts`, then
`corrections`.
"""
