"""The contract: the words in which a game's rules are written.

Acts, events, chapters, forms and offers are plain values, so the kernel can run a game without
knowing it. Begin with `acts`, then `chapter`, then `ruleset`.
"""
