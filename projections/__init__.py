"""The read side: pure folds over entries, and the runner that rebuilds and updates the results."""
