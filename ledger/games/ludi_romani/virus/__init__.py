"""VIRUS: poison."""
