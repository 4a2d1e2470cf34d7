"""State of the condemned and the dead (MORS, IMAGO, VIRUS)."""

from dataclasses import dataclass, field, replace

from immutables import Map


@dataclass(frozen=True, slots=True)
class Sentence:
    """A death sentence not yet carried out: its cause, its author and its duty.

    `executioner` must choose whether to carry it out.
    """

    who: str
    cause: str
    by: str
    duty: str
    executioner: str


@dataclass(frozen=True, slots=True)
class Estate:
    """The open estate of a dead person: the cause of death, and who decides on the estate.

    `by` caused the death, empty when nobody did; `executor` is Vesta, or the god who granted a
    suicide; `duty` is the executor's duty.
    """

    dead: str
    cause: str
    by: str
    executor: str
    duty: str


@dataclass(frozen=True, slots=True)
class Mors:
    """Sentences by the condemned, estates by the dead, wills by their writers.

    `wills` has each writer's heir of each asset; `votes` the votes of the Vestal Virgins on a
    disputed will, by the dead person. `waiting` are the ghosts who lament, with their gate;
    `attached` pairs each imago with its host, in the order in which they attached.
    """

    sentences: Map[str, Sentence] = field(default_factory=Map)
    estates: Map[str, Estate] = field(default_factory=Map)
    wills: Map[str, Map[str, str]] = field(default_factory=Map)
    votes: Map[str, Map[str, bool]] = field(default_factory=Map)
    waiting: Map[str, str] = field(default_factory=Map)
    attached: tuple[tuple[str, str], ...] = ()

    def will(self, writer: str) -> Map[str, str]:
        """The heirs that somebody has named, by asset."""
        return self.wills.get(writer, Map())

    def host(self, imago: str) -> str:
        """The host of an imago, empty for none."""
        return next((host for ghost, host in self.attached if ghost == imago), "")

    def fastened(self, imago: str, host: str) -> "Mors":
        """This state after an imago attached to a host or, with an empty host, let go."""
        others = tuple(pair for pair in self.attached if pair[0] != imago)
        return replace(self, attached=(*others, (imago, host)) if host else others)

    def gone(self, who: str) -> "Mors":
        """This state after somebody died: every imago lets go of them."""
        return replace(self, attached=tuple(pair for pair in self.attached if pair[1] != who))
