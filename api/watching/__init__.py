"""Watching a server that runs: asking it, and reading the figures it answers with."""
