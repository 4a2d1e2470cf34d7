"""The plague (PEST)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pestis:
    """The palus pestis, the marker of the plague."""

    place: str
    """The region at which it stands."""

    by: str
    """The god who set it there."""

    left: int
    """Number of periods until it ends by itself. Holidays do not count."""

    entry: str = ""
    """The id of the entry with which it broke out."""
