"""The events that fill the screen of the phone of the player whom they hit, once."""

from ledger.contract.tidings import Befalling, Befalls, whom
from ledger.games.cursus_honorum.attack import Attacked
from ledger.games.cursus_honorum.offices import OfficeAnnulled, OfficeWon


def _hurt(event: Attacked) -> bool:
    """Return whether the attack cost the target anything (CUR-ATT-03)."""
    return bool(event.lost or event.shame)


BEFALLING: Befalling = {
    Attacked: (
        Befalls("attacked", "dread", whom("target", when=_hurt)),
        Befalls("attacked-in-vain", "joy", whom("target", when=lambda event: not _hurt(event))),
    ),
    OfficeWon: (Befalls("elected", "joy", whom("who")),),
    OfficeAnnulled: (Befalls("struck-off", "dread", whom("who")),),
}
"""The players whom each type of event hits, and the tone in which their phones tell it."""
