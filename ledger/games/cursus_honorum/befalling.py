"""What is done to a player, and so takes the screen of their phone, once."""

from ledger.contract.tidings import Befalling, Befalls, whom
from ledger.games.cursus_honorum.attack import Attacked
from ledger.games.cursus_honorum.offices import OfficeAnnulled, OfficeWon


def _hurt(event: Attacked) -> bool:
    """Whether it cost the target anything (CUR-ATT-03)."""
    return bool(event.lost or event.shame)


BEFALLING: Befalling = {
    Attacked: (
        Befalls("attacked", "dread", whom("target", when=_hurt)),
        Befalls("attacked-in-vain", "joy", whom("target", when=lambda event: not _hurt(event))),
    ),
    OfficeWon: (Befalls("elected", "joy", whom("who")),),
    OfficeAnnulled: (Befalls("struck-off", "dread", whom("who")),),
}
"""By the event, whom it befalls, and in what tone."""
