"""The acts that keep order: rulings, corrections, pauses, questions for judges, the closing.

Corrections append entries, and never change one. Begin with `stewarding`, then `corrections`.
"""
