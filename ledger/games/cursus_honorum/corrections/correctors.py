"""META: the people who make corrections.

A host corrects alone and gives a reason, or all players agree.
"""

from ledger.contract.form import Text
from ledger.games.cursus_honorum.state import Game
from ledger.kernel.vocabulary.request import REASON_LENGTH
from ledger.language.free_text import FreeText
from ledger.record.objection import Objection, Objections


def players_are_stewards(state: Game) -> bool:
    """Return whether all players together are the stewards."""
    return state.world.scenario.stewards == "players"


def steward_players(state: Game) -> tuple[str, ...]:
    """Return all players if they are the stewards, or else no player (CUR-META-02)."""
    return state.world.order if players_are_stewards(state) else ()


def is_steward(state: Game, actor: str) -> bool:
    """Return whether the actor is a steward, or a player where all players are stewards."""
    return actor in (*state.kernel.stewards, *steward_players(state))


def only_host_must_give_reason(state: Game, reason: FreeText) -> Objections:
    """Refuse a host's correction without a reason, and a players' correction with a reason.

    Players agree aloud, so no reason is stored (CUR-META-02).
    """
    if players_are_stewards(state) and reason:
        yield Objection("CUR-META-02", "talk-it-over", waivable=False)
    elif not players_are_stewards(state) and reason.blank:
        yield Objection("CUR-META-02", "say-why", waivable=False)


def reason_fields(state: Game) -> tuple[Text, ...]:
    """Return the field for the reason, or no field if all players agree together."""
    return () if players_are_stewards(state) else (Text("reason", REASON_LENGTH, 1),)
