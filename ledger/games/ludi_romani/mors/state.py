"""The state of condemned and dead characters (MORS, IMAGO, VIRUS)."""

from dataclasses import dataclass, field, replace

from ledger.record.shared_map import Map


@dataclass(frozen=True, slots=True)
class Sentence:
    """A death sentence that is not yet carried out."""

    condemned: str
    cause: str
    author: str
    """The character who caused it."""

    duty: str
    """The id of the executioner's duty."""

    executioner: str
    """The character who must choose whether to carry it out."""


@dataclass(frozen=True, slots=True)
class Estate:
    """The open estate of a dead character."""

    deceased: str
    cause: str
    """The cause of death."""

    author: str
    """The character who caused the death; empty if there is none."""

    executor: str
    """Vesta, or the god who granted a suicide, who decides on the estate."""

    duty: str
    """The id of the executor's duty."""


@dataclass(frozen=True, slots=True)
class Mors:
    """The state of death sentences, estates, wills and ghosts."""

    sentences: Map[str, Sentence] = field(default_factory=Map)
    """The death sentences, by condemned character."""

    estates: Map[str, Estate] = field(default_factory=Map)
    """The open estates, by dead character."""

    wills: Map[str, Map[str, str]] = field(default_factory=Map)
    """The heir of each asset, by the writer of the will."""

    votes: Map[str, Map[str, bool]] = field(default_factory=Map)
    """The votes of the Vestal Virgins on a disputed will, by dead writer of the will."""

    gates_of_umbrae: Map[str, str] = field(default_factory=Map)
    """The gate of each ghost who laments, by ghost."""

    hosts_of_imagines: tuple[tuple[str, str], ...] = ()
    """Each imago with its host, in the order in which they attached."""

    def heirs_named_by(self, writer: str) -> Map[str, str]:
        """Return the heirs that a writer has named, by asset."""
        return self.wills.get(writer, Map())

    def host(self, imago: str) -> str:
        """Return the host of an imago; empty if it has no host."""
        return next((host for ghost, host in self.hosts_of_imagines if ghost == imago), "")

    def with_host(self, imago: str, host: str) -> "Mors":
        """Return this state after an imago attached to a host or, with an empty host, let go."""
        other_pairs = tuple(pair for pair in self.hosts_of_imagines if pair[0] != imago)
        return replace(
            self, hosts_of_imagines=(*other_pairs, (imago, host)) if host else other_pairs
        )

    def without_host(self, character: str) -> "Mors":
        """Return this state after a death: every imago lets go of the dead character."""
        return replace(
            self,
            hosts_of_imagines=tuple(
                pair for pair in self.hosts_of_imagines if pair[1] != character
            ),
        )
