"""The plague (PEST)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pestis:
    """The palus pestis: at which region it stands, and in which period it was set there."""

    place: str
    since: int
