"""Seat cards: a phone claims one, moves it, or gets a new print; late guests get one, too.

The package hides generations, devices and keys of cards behind the acts of claiming and late entry.
Begin with `claiming`, then `late_entry`.
"""
