"""The contract: the types by which a game states its rules.

Acts, events, chapters, forms and offers are plain values, so the kernel can run any game without
knowing its rules. Begin with `acts`, then `chapter`, then `ruleset`.
"""
