"""The kernel: all that games share, in chapters like those of a game.

A chapter is a folder with its events, folds, slices and acts; `machine` runs a ruleset together
with all of them. Begin with `machine.machine`, then `petitions`.
"""
