"""MOTUS: who may move when, over land and by divine help."""
