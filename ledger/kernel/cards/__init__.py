"""Seat cards: phones claim, move and reprint them. Late guests get cards, too.

The package hides generations, devices and keys of cards behind the acts of claiming and late entry.
Begin with `card_acts`, then `late_entry`.
"""
