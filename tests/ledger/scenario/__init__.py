"""Tests of the parts that every game's scenario has."""
