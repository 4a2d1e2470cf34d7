"""The slice about a dead mortal's way: to a gate, and to the reception there.

Rules: IMAGO-01, IMAGO-02.
"""

from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.imago.underworld import GIFTS
from ledger.games.ludi_romani.rites.document import RiteDoc, part, resulting, step
from ledger.games.ludi_romani.state import Game
from ledger.record.audience import EVERYBODY
from ledger.record.view import Slice


def shade(state: Game, who: str) -> Slice:
    """Return the slice of a dead mortal whom the underworld has not received yet."""
    gate = state.world.mors.waiting.get(who, "")
    gods = seats.gods_with_power(state, "accept_imago")
    return Slice(EVERYBODY, (gate, gods), lambda: _shade(who, gate, gods))


def _shade(who: str, gate: str, gods: tuple[str, ...]) -> RiteDoc:
    return {
        "kind": "shade",
        "about": "",
        "people": [part(who, "umbra"), *(part(god, "below") for god in gods)],
        "steps": [
            step("died", (who,), done=True),
            step("lamented", (who,), done=bool(gate)),
            step("received", gods, done=False),
        ],
        "follows": [
            *(resulting("gets", who, of=gift, n=1) for gift in GIFTS),
            resulting("role", who, of="imago"),
        ],
    }
