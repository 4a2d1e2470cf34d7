"""Tests of Morituri Te Salutamus."""
