"""Tests, in folders named after the code or the promise that they check."""
