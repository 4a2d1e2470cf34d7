"""The folds of the kernel over a restored copy and the takeover after it."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ledger.kernel.takeover.events import GameTakenOver, LedgerRestored
from ledger.record.entry import Entry
from ledger.record.shared_map import Map
from ledger.record.state import Kernel
from ledger.record.takeover import Takeover


def _evolve_restoration(kernel_state: Kernel, event: LedgerRestored, _entry: Entry) -> Kernel:
    """Return the kernel with its clock stopped at the copy, so that no player loses time.

    Grave acts that were waiting in the copy are dropped, because no steward could have stopped
    them.
    """
    heir = Takeover(event.copied_at, event.seal_key, event.commitment, event.endorsement)
    kernel_state = replace(kernel_state, grave_acts=Map())
    if not kernel_state.running:
        return replace(kernel_state, heir=heir)
    return replace(kernel_state, heir=heir, status="paused", paused_at=event.copied_at)


def _evolve_takeover(kernel_state: Kernel, event: GameTakenOver, entry: Entry) -> Kernel:
    takeover = Takeover(entry.at, event.seal_key, event.commitment, event.endorsement)
    return replace(
        kernel_state,
        heir=None,
        takeovers=(*kernel_state.takeovers, takeover),
        seal_key=event.seal_key,
        commitment=event.commitment,
    )


TAKEOVER_FOLDS: dict[type[Any], Callable[[Kernel, Any, Entry], Kernel]] = {
    LedgerRestored: _evolve_restoration,
    GameTakenOver: _evolve_takeover,
}
