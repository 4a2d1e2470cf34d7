"""What is remembered of the Ring of Gyges when it is used (RING-04).

The fights themselves, and those with war gods, are battles like others: see `proelium.state`.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Duels:
    """Who has attacked with the Ring, and is known to wear it until it is taken back (RING-02)."""

    revealed: str = ""
