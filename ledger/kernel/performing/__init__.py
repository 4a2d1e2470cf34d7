"""How an accepted command becomes a plan: objections, voices, rulings, effects.

It hides the choice between acting at once, asking others first, and refusing. Begin with `perform`,
then `agreement`.
"""
