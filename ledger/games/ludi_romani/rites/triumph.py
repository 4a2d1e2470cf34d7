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
    judgement_steps = (
        [] if not actium.claims else [step("judged", state.kernel.stewards, is_done=False)]
    )
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
            step("won", leader, is_done=True),
            *judgement_steps,
            step("paraded", leader, is_done=actium.has_triumphed),
            step("crowned", (god,), is_done=bool(actium.title)),
            step("organised", leader, is_done=bool(actium.order)),
        ],
        "follows": [],
    }
