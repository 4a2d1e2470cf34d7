"""The slice of the triumph: the parade, the crown, and the new order (VICT-01 to VICT-05)."""

from ledger.games.ludi_romani.rites.document import RiteDoc, participant, step
from ledger.games.ludi_romani.state import Game
from ledger.games.ludi_romani.victory import triumph
from ledger.record.audience import EVERYBODY
from ledger.record.view import Slice


def triumph_slice(state: Game) -> Slice:
    """Return the slice of the triumph of the victors of Actium."""
    actium, god = state.world.actium, triumph.gods_who_crown(state)[0]
    return Slice(EVERYBODY, (actium, god), lambda: _triumph_doc(state, god))


def _triumph_doc(state: Game, god: str) -> RiteDoc:
    actium = state.world.actium
    leader = (actium.victor,)
    judged = [] if not actium.claims else [step("judged", state.kernel.stewards, done=False)]
    other_victors = [
        character for character in triumph.victors(state) if character != actium.victor
    ]
    return {
        "kind": "triumph",
        "about": "",
        "people": [
            participant(actium.victor, "victor"),
            *(participant(character, "ally") for character in other_victors),
            participant(god, "crowner"),
        ],
        "steps": [
            step("won", leader, done=True),
            *judged,
            step("paraded", leader, done=actium.has_triumphed),
            step("crowned", (god,), done=bool(actium.title)),
            step("organised", leader, done=bool(actium.order)),
        ],
        "follows": [],
    }
