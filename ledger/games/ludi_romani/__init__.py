"""Ludi Romani: Rome from the death of Caesar to Actium, in one evening."""
