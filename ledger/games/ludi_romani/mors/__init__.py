"""MORS: why people die, and what becomes of what was theirs."""
