"""Letters that characters write to each other.

The package keeps the words of letters out of the ledger, handles reports, and makes the slices.
Begin with `writing`, then `events` and `folds`.
"""
