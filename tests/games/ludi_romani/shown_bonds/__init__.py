"""Tests of the bonds between people."""
