"""Offers and dry runs: the acts open to one viewer, and the effects that an act would have.

A dry run uses only facts that its viewer may know. Begin with `preview`, then `dry_run`.
"""
