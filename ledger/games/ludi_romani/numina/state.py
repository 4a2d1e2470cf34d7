"""The shapes that gods have taken (NUM)."""

from dataclasses import dataclass, field

from ledger.record.shared_map import Map


@dataclass(frozen=True, slots=True)
class DisguisePowers:
    """The powers that gods have by disguise."""

    guises: Map[str, str] = field(default_factory=Map)
    """The imitated god, by the god in disguise (NUM-01)."""
