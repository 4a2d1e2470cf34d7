"""MERC: barter between mortals, purchase from gods, and gifts."""
