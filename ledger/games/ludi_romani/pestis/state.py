"""The plague (PEST)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pestis:
    """The palus pestis: at which region it stands, who set it there, and how long it may stay.

    `left` is the number of periods until it ends by itself; holidays do not count. `entry` is the
    one with which it broke out.
    """

    place: str
    by: str
    left: int
    entry: str = ""
