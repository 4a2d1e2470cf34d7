"""The one way from an admitted request to a plan: objections, voices, rulings, effects.

The package hides the choice between acting at once, asking others first, and refusing. Begin with
`perform`, then `by_rules` and `agreement`.
"""
