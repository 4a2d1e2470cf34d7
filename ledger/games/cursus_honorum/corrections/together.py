"""META: the people who correct: a host alone, with a reason, or all players by agreement."""

from ledger.contract.form import Text
from ledger.games.cursus_honorum.state import Game
from ledger.kernel.vocabulary.request import REASON
from ledger.language.free_text import FreeText
from ledger.record.objection import Objection, Objections


def together(state: Game) -> bool:
    """Return whether all players together are the stewards."""
    return state.world.scenario.stewards == "players"


def keepers(state: Game) -> tuple[str, ...]:
    """Return all players where they are the stewards; else nobody (CUR-META-02)."""
    return state.world.order if together(state) else ()


def is_keeper(state: Game, actor: str) -> bool:
    """Return whether the actor is a steward, or a player where all players are stewards."""
    return actor in (*state.kernel.stewards, *keepers(state))


def must_give_a_reason(state: Game, reason: FreeText) -> Objections:
    """Refuse a host's correction without a reason, and a players' correction with one.

    Players agree by voice, so no reason is stored (CUR-META-02).
    """
    if together(state) and reason:
        yield Objection("CUR-META-02", "talk-it-over", waivable=False)
    elif not together(state) and reason.blank:
        yield Objection("CUR-META-02", "say-why", waivable=False)


def why(state: Game) -> tuple[Text, ...]:
    """Return the field for the reason; no field where players agree by voice."""
    return () if together(state) else (Text("reason", REASON, 1),)
