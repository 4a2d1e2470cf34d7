"""Tests of the scripts that make runs before it has installed the project."""
