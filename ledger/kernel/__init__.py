"""The kernel: the rules that all games share, in chapters like the chapters of a game.

A chapter is a folder with its events, folds, slices and acts; `machine` runs a ruleset together
with all chapters of the kernel. Begin with `machine.machine`, then `petitions`.
"""
