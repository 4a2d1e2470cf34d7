"""Tests that each game follows its rulebook."""
