"""What gods have taken on: shapes and lent things (NUM)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Powers:
    """What gods have taken on: shapes and lent things (NUM)."""
