"""The state of the plague (PEST)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pestis:
    """The palus pestis, the marker of the plague."""

    place: str
    """The region at which the marker is set."""

    god: str
    """The god who set the marker."""

    periods_left: int
    """The number of periods until the plague ends by itself. Holidays do not count."""

    entry: str = ""
    """The id of the entry with which it broke out."""
