"""The slice about a dead mortal's way: to a gate, and to the reception there.

Rules: IMAGO-01, IMAGO-02.
"""

from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.imago.underworld import GIFTS_TO_UMBRAE
from ledger.games.ludi_romani.rites.document import RiteDoc, consequence, participant, step
from ledger.games.ludi_romani.state import Game
from ledger.record.audience import EVERYBODY
from ledger.record.view import Slice


def shade_slice(state: Game, character: str) -> Slice:
    """Return the slice of a dead mortal whom the underworld has not received yet."""
    gate = state.world.mors.gates_of_umbrae.get(character, "")
    gods = seats.gods_with_power(state, "accept_imago")
    return Slice(EVERYBODY, (gate, gods), lambda: _shade_doc(character, gate, gods))


def _shade_doc(character: str, gate: str, gods: tuple[str, ...]) -> RiteDoc:
    return {
        "kind": "shade",
        "about": "",
        "people": [participant(character, "umbra"), *(participant(god, "below") for god in gods)],
        "steps": [
            step("died", (character,), is_done=True),
            step("lamented", (character,), is_done=bool(gate)),
            step("received", gods, is_done=False),
        ],
        "follows": [
            *(
                consequence("gets", character, asset_or_state=gift, amount=1)
                for gift in GIFTS_TO_UMBRAE
            ),
            consequence("role", character, asset_or_state="imago"),
        ],
    }
