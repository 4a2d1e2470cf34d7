"""The write side."""
