"""Tests of the scripts that `make` runs before the project is installed."""
