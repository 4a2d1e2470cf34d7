"""META: who corrects: a host alone, with a reason; or all players, who agree to it by voice."""

from ledger.contract.form import Text
from ledger.games.cursus_honorum.state import Game
from ledger.kernel.vocabulary.request import REASON
from ledger.language.free_text import FreeText
from ledger.record.objection import Objection, Objections


def together(state: Game) -> bool:
    """Whether the stewards are all players together."""
    return state.world.scenario.stewards == "players"


def keepers(state: Game) -> tuple[str, ...]:
    """All who play, where they keep order together; nobody where a host does (CUR-META-02)."""
    return state.world.order if together(state) else ()


def is_keeper(state: Game, actor: str) -> bool:
    """Whether somebody is a steward, or one of the players who keep order together."""
    return actor in (*state.kernel.stewards, *keepers(state))


def must_give_a_reason(state: Game, reason: FreeText) -> Objections:
    """A host says why; players talk it over, and no words are kept (CUR-META-02)."""
    if together(state) and reason:
        yield Objection("CUR-META-02", "talk-it-over", waivable=False)
    elif not together(state) and reason.blank:
        yield Objection("CUR-META-02", "say-why", waivable=False)


def why(state: Game) -> tuple[Text, ...]:
    """The field for the reason, where one is asked."""
    return () if together(state) else (Text("reason", REASON, 1),)
