"""A second adjudicator, slow and plain, to compare the first one with."""
