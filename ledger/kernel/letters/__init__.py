"""Letters that characters write to each other.

The package hides how words stay out of the ledger, how letters are reported, and what their slices
show. Begin with `writing`, then `events` and `folds`.
"""
