"""Watches a running server: sends it requests, and reads the figures in its answers."""
