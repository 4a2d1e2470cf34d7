"""What gods have taken on (NUM)."""

from dataclasses import dataclass, field

from immutables import Map


@dataclass(frozen=True, slots=True)
class Powers:
    """Shapes that were taken: whom a god imitates, by the god who does (NUM-01)."""

    guises: Map[str, str] = field(default_factory=Map)
