"""The events that fill the phone's screen of the affected player, once."""

from ledger.contract.tidings import EventTidings, TidingsByEvent, recipients_in_fields
from ledger.games.cursus_honorum.attack import Attacked
from ledger.games.cursus_honorum.offices import OfficeAnnulled, OfficeWon


def _is_attack_harmful(event: Attacked) -> bool:
    """Return whether the attack cost the target anything (CUR-ATT-03)."""
    return bool(event.lost or event.shame)


TIDINGS_BY_EVENT: TidingsByEvent = {
    Attacked: (
        EventTidings(
            "attacked", "dread", recipients_in_fields("target", condition=_is_attack_harmful)
        ),
        EventTidings(
            "attacked-in-vain",
            "joy",
            recipients_in_fields("target", condition=lambda event: not _is_attack_harmful(event)),
        ),
    ),
    OfficeWon: (EventTidings("elected", "joy", recipients_in_fields("who")),),
    OfficeAnnulled: (EventTidings("struck-off", "dread", recipients_in_fields("who")),),
}
"""The players whom each type of event affects, and the tone of the news on their phones."""
