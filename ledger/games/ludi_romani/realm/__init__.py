"""What the chapters remember: plain values that the world holds and only their chapter changes.

They know no act and no rule, so that every chapter may read what another one remembers.
"""
