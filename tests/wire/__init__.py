"""The exact stored bytes of an example of every entry type: one file for the kernel and one for
each ruleset, one example on each line, oldest first.

A line that was committed is never changed or removed: games that were played are stored so. After
adding an entry type, or a field (with a default) to one,

    .venv/bin/python -m tests.wire

adds a made-up example for each type that lacks one as it is written now, and leaves all old lines
as they are. Where the made-up words say little, put better ones into the new line by hand.
"""
