"""What comes first on somebody's phone, for the tests of every game's suggestions."""

from typing import Any

from ledger.contract.messages import messages_of
from ledger.contract.offer import Suggestion
from ledger.kernel.previewing.preview import known_to, offers
from ledger.kernel.previewing.suggested import suggested
from tests.games.table import AnyTable


def put_first(table: AnyTable[Any], who: str) -> tuple[Suggestion, ...]:
    """What comes first on somebody's phone."""
    viewer = table.viewer(who)
    forms = offers(table.machine, table.state, viewer, who)
    return suggested(table.machine, known_to(table.machine, table.state, viewer), who, forms)


def words(game: str, one: Suggestion) -> str:
    """A suggestion in words; people, places and things are called by their ids."""
    return messages_of(game).text(one.key, {name: _plain(arg) for name, arg in one.args.items()})


def _plain(arg: Any) -> Any:
    if isinstance(arg, list | tuple):
        return [_plain(one) for one in arg]
    return arg.partition(":")[2] or arg if isinstance(arg, str) else arg


def read(table: AnyTable[Any], who: str) -> list[str]:
    """What comes first on somebody's phone, in words."""
    return [words(table.machine.rules.name, one) for one in put_first(table, who)]


def guides(table: AnyTable[Any], who: str) -> str:
    """The message that leads somebody through their first act; "" for none."""
    return next((one.guide for one in put_first(table, who)), "")
