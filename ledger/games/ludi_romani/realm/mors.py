"""The dying and the dead (MORS, IMAGO, VIRUS)."""

from dataclasses import dataclass, field

from immutables import Map


@dataclass(frozen=True, slots=True)
class Sentence:
    """A death that was announced and not yet carried out: why, by whom, and the duty it lies in."""

    who: str
    cause: str
    by: str
    duty: str


@dataclass(frozen=True, slots=True)
class Mors:
    """Sentences by the condemned."""

    sentences: Map[str, Sentence] = field(default_factory=Map)
