"""Rehearsals: bots play a whole evening. The bots choose among offers, at full or human speed.

The package hides how bots choose, and how a director makes rare acts happen. Begin with `bots`,
then `evening`, then `company`.
"""
