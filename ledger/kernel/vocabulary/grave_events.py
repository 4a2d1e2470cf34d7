"""The kernel's entries about grave acts of stewards, which do not happen at once (ACTA-20)."""

from typing import Any

from ledger.record.entry import Event


class GraveActAsked(Event, stored="kernel/grave-act-asked@1"):
    """A steward wants to do a grave act, which has not happened yet.

    The fields without an explanation mean the same as in `PetitionOpened`.
    """

    act: str
    """The command that asked for the act."""
    type: str
    actor: str
    by: str
    """The steward who asked for the act."""
    card: str
    """The card of this steward."""
    terms: dict[str, Any]
    second: tuple[str, ...]
    """The cards of the other stewards whose phones listened.

    One of them can confirm the act until `until`. If there is none, the act happens at `until`.
    """
    until: int
    """The end of the wait, in milliseconds since the epoch."""
    period: int = 0
    """The period of the act; 0 for an act that belongs to none."""
    matter: str = ""
    waive: tuple[str, ...] = ()
    reason: str = ""
    appeal: str = ""
    kept: tuple[str, ...] = ()


class GraveActConfirmed(Event, stored="kernel/grave-act-confirmed@1"):
    """Another steward, with this card, confirmed a grave act. The act itself follows."""

    act: str
    type: str
    actor: str
    by: str
    card: str


class GraveActAlone(Event, stored="kernel/grave-act-alone@1"):
    """No other steward's phone listened, and no steward stopped a grave act.

    The act itself follows.
    """

    act: str
    type: str
    actor: str
    by: str


class GraveActStopped(Event, stored="kernel/grave-act-stopped@1"):
    """A grave act does not happen: its steward took it back (`own`), or another one refused it."""

    act: str
    type: str
    actor: str
    by: str
    card: str
    own: bool


class GraveActLapsed(Event, stored="kernel/grave-act-lapsed@1"):
    """A grave act does not happen: no steward confirmed it in time, or the rules forbid it now."""

    act: str
    type: str
    actor: str
    by: str
