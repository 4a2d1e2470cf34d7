"""Offers and dry runs: what one viewer may do, and what would come of it.

A dry run knows only what its viewer may know. Begin with `preview`, then `dry_run`.
"""
