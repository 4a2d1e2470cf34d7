"""Tests of Roman Diplomacy."""
