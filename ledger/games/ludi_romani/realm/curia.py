"""What goes on in the Senate this winter (SEN)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Curia:
    """What goes on in the Senate this winter (SEN)."""
