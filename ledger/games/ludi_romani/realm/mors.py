"""The dying and the dead (MORS, IMAGO, VIRUS)."""

from dataclasses import dataclass, field

from immutables import Map


@dataclass(frozen=True, slots=True)
class Sentence:
    """A death that was announced and not yet carried out: why, by whom, and the duty it lies in.

    `executioner` owes the choice whether it is carried out.
    """

    who: str
    cause: str
    by: str
    duty: str
    executioner: str


@dataclass(frozen=True, slots=True)
class Estate:
    """What a dead one left and nobody has yet: why they died, and who decides on it.

    `by` brought the death about, empty when nobody did; `executor` is Vesta, or the god who
    released somebody from life; `duty` is what the executor owes.
    """

    dead: str
    cause: str
    by: str
    executor: str
    duty: str


@dataclass(frozen=True, slots=True)
class Mors:
    """Sentences by the condemned, and estates by the dead."""

    sentences: Map[str, Sentence] = field(default_factory=Map)
    estates: Map[str, Estate] = field(default_factory=Map)
