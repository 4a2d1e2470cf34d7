"""The first suggestion on a phone, for tests of every game's suggestions."""

from typing import Any

from ledger.contract.messages import messages_of
from ledger.contract.offer import Suggestion
from ledger.kernel.previewing.preview import offers, state_known_to
from ledger.kernel.previewing.suggestions import best_suggestions
from tests.games.table import AnyTable


def first_suggestion(table: AnyTable[Any], who: str) -> tuple[Suggestion, ...]:
    """Return the first suggestion for a player."""
    viewer = table.viewer(who)
    forms = offers(table.machine, table.state, viewer, who)
    return best_suggestions(
        table.machine, state_known_to(table.machine, table.state, viewer), who, forms
    )


def suggestion_text(game: str, one: Suggestion) -> str:
    """Return a suggestion in words. People, places and things have their ids."""
    return messages_of(game).text(
        one.key, {name: _plain_value(arg) for name, arg in one.args.items()}
    )


def _plain_value(arg: Any) -> Any:
    if isinstance(arg, list | tuple):
        return [_plain_value(one) for one in arg]
    return arg.partition(":")[2] or arg if isinstance(arg, str) else arg


def first_suggestion_text(table: AnyTable[Any], who: str) -> list[str]:
    """Return the first suggestion for a player, in words."""
    return [suggestion_text(table.machine.rules.name, one) for one in first_suggestion(table, who)]


def guiding_message(table: AnyTable[Any], who: str) -> str:
    """Return the message that guides a player through the first act, or "" for none."""
    return next((one.guide for one in first_suggestion(table, who)), "")
