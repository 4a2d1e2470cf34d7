"""MOTUS: who may move when, by land and with divine help."""
