"""The kernel's entries about grave acts of stewards, which do not happen at once (ACTA-20)."""

from typing import Any

from ledger.record.entry import Event


class GraveActAsked(Event, stored="kernel/grave-act-asked@1"):
    """A steward wants to do a grave act; nothing of it has happened yet.

    `act` is the command that asked for it, `by` the steward and `card` theirs. `second` are the
    cards of the other stewards whose phones listened: one of them confirms it, and `until` then
    (milliseconds) it can be confirmed. Without them nobody is asked, and it happens at `until`.
    The rest is as in `PetitionOpened`; `period` is 0 for an act that belongs to none.
    """

    act: str
    type: str
    actor: str
    by: str
    card: str
    terms: dict[str, Any]
    second: tuple[str, ...]
    until: int
    period: int = 0
    matter: str = ""
    waive: tuple[str, ...] = ()
    reason: str = ""
    appeal: str = ""
    kept: tuple[str, ...] = ()


class GraveActConfirmed(Event, stored="kernel/grave-act-confirmed@1"):
    """Another steward, with this card, confirmed a grave act; the act itself follows."""

    act: str
    type: str
    actor: str
    by: str
    card: str


class GraveActAlone(Event, stored="kernel/grave-act-alone@1"):
    """No other steward's phone listened and nobody stopped a grave act: the act itself follows."""

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
    """A grave act does not happen: nobody confirmed it in time, or the rules forbid it now."""

    act: str
    type: str
    actor: str
    by: str
