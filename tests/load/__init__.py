"""Measures of speed: figures with targets, beside a bare baseline measured in the same run."""
