"""Tests of what phones see of rites that are under way."""
