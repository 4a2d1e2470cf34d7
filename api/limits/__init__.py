"""Rate limits: for each session, and for strangers at one address.

The package hides the counting, on one server or on several that share counts through Redis. Begin
with `rate_limits`.
"""
