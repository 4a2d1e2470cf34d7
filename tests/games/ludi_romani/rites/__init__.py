"""Tests of the rites in progress that phones show."""
