"""Letters that characters write to each other.

The package keeps the words of letters out of the ledger, handles reports, and makes the slices.
Begin with `letter_acts`, then `events` and `folds`.
"""
