"""Tests of what binds people to each other."""
