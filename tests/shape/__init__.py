"""The tree itself: where things live, which way imports run, how long things may be."""
