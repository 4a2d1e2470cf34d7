"""The only way from an admitted request to a plan, by objections, voices, rulings and effects.

The package decides whether an act happens at once, waits for others, or is refused. Begin with
`perform`, then `rule_conduct` and `agreement`.
"""
