"""The acts that keep order: rulings, corrections, pauses, questions for judges, the closing.

Corrections append; they never change an entry. Begin with `stewarding`, then `corrections`.
"""
