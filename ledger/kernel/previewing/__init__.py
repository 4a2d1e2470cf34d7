"""Offers and dry runs: the acts open to one viewer, and the effects that an act would have.

A dry run uses only facts that its viewer may know. Begin with `preview`, then `dry_run`. A form is
given again while the parts of the state that it read are the same (`state_reads`).
"""
