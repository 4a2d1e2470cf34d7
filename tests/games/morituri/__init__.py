"""Morituri Te Salutamus."""
