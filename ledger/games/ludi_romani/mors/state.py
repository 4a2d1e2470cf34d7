"""The dying and the dead (MORS, IMAGO, VIRUS)."""

from dataclasses import dataclass, field, replace

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
    """Sentences by the condemned, estates by the dead, and what each writer leaves to whom.

    `wills` has for each writer the heir of each kind of thing; `votes` what the Vestal Virgins
    said of a disputed will, by the dead one. `waiting` are those who lament, with their gate;
    `attached` says on whom each imago has fastened, in the order in which they did.
    """

    sentences: Map[str, Sentence] = field(default_factory=Map)
    estates: Map[str, Estate] = field(default_factory=Map)
    wills: Map[str, Map[str, str]] = field(default_factory=Map)
    votes: Map[str, Map[str, bool]] = field(default_factory=Map)
    waiting: Map[str, str] = field(default_factory=Map)
    attached: tuple[tuple[str, str], ...] = ()

    def will(self, writer: str) -> Map[str, str]:
        """The heirs that somebody has named, by the kind of thing."""
        return self.wills.get(writer, Map())

    def host(self, imago: str) -> str:
        """On whom an imago has fastened; empty for nobody."""
        return next((host for ghost, host in self.attached if ghost == imago), "")

    def fastened(self, imago: str, host: str) -> "Mors":
        """The same after an imago has fastened on somebody, or (empty) let go."""
        others = tuple(pair for pair in self.attached if pair[0] != imago)
        return replace(self, attached=(*others, (imago, host)) if host else others)

    def gone(self, who: str) -> "Mors":
        """The same without a living one who has just died: no ghost holds on to the dead."""
        return replace(self, attached=tuple(pair for pair in self.attached if pair[1] != who))
