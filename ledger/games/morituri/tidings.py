"""The events that fill the phone's screen of the affected gladiator, once."""

from collections.abc import Iterable

from ledger.contract.tidings import EventTidings, TidingsByEvent, recipients_in_fields
from ledger.games.morituri.events import Died, GearLost, HitPointsLost, SentAway, TurnsLost
from ledger.games.morituri.pugna.events import DuelBegan


def _gladiator_found_there(event: DuelBegan) -> Iterable[str]:
    """Return the gladiator who stood in the arena when the newcomer came in (MOR-PVP-01)."""
    _newcomer, foe = event.sides
    return (foe.who,)


TIDINGS_BY_EVENT: TidingsByEvent = {
    DuelBegan: (
        EventTidings(
            "challenged",
            "call",
            _gladiator_found_there,
            ("strike",),
            ended_by={"duel-ended": ("who", "foe")},
        ),
    ),
    HitPointsLost: (EventTidings("wounded", "dread", recipients_in_fields("who")),),
    GearLost: (EventTidings("robbed", "dread", recipients_in_fields("who")),),
    TurnsLost: (EventTidings("halted", "dread", recipients_in_fields("who")),),
    SentAway: (EventTidings("sent-away", "dread", recipients_in_fields("who")),),
    Died: (
        EventTidings(
            "dead",
            "dread",
            recipients_in_fields("who", condition=lambda event: not event.returns),
            mortal=True,
        ),
        EventTidings(
            "dead-for-now",
            "dread",
            recipients_in_fields("who", condition=lambda event: event.returns),
            mortal=True,
        ),
    ),
}
"""The tidings of each type of event: the affected players, the tone, and the acts in response."""
