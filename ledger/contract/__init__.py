"""The contract: the types by which a game states its rules.

Acts, events, chapters, forms and offers are plain values, so the kernel can run a game without
knowing it. Begin with `acts`, then `chapter`, then `ruleset`.
"""
