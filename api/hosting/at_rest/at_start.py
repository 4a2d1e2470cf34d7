"""What a server asks its store at the start: little of each game, and nothing of its entries."""

from typing import NamedTuple

from api.doors.printed import all_printed_names
from api.game.erasing import forgotten_games
from api.hosting.registry import REHEARSAL, RUNNING, server_of
from api.hosting.resting import SUMMARY, WAKE
from ledger.store.base import FoundSide, Store


class AtStart(NamedTuple):
    """What is known of the games of a store without opening any.

    `number` is how many there are, `names` those to be opened, those first that are played;
    `left_open` were being played when the last server ended without a word, and by no other; of the
    `unknown` ones nobody knows what falls due. `printed` are the
    names on cards, `calendars` the addresses of feeds.
    """

    number: int
    names: tuple[str, ...]
    left_open: frozenset[str]
    unknown: frozenset[str]
    forgotten: frozenset[str]
    printed: frozenset[str]
    calendars: tuple[FoundSide, ...]


def left_behind(store: Store) -> frozenset[str]:
    """The games that only servers play which ended without a word. Raise StoreError."""
    servers, living = store.look_up("note", RUNNING), store.workers()
    played_on = {side.game for side in servers if server_of(side.key) in living}
    return frozenset(side.game for side in servers) - played_on


def due_until(store: Store, soon: int) -> frozenset[str]:
    """The games at rest in which something falls due until `soon` (milliseconds)."""
    until = b"%013d" % soon
    return frozenset(side.game for side in store.look_up("note", WAKE) if side.value <= until)


def wanted(store: Store, soon: int) -> tuple[str, ...]:
    """The games that some server must have open: due until `soon`, or left by another that died.

    Raise StoreError.
    """
    left = left_behind(store) if store.shared else frozenset[str]()
    return tuple(sorted(due_until(store, soon) | left))


def at_start(store: Store, soon: int, *, rehearsal: bool) -> AtStart:
    """What is known at the start; what falls due until `soon` (milliseconds) is to be opened.

    So is what no server has put away yet, since nobody knows what falls due in it.
    Raise StoreError.
    """
    games = store.games()
    left_open, due = left_behind(store), due_until(store, soon)
    free = {side.game for side in store.look_up("note", REHEARSAL)} if rehearsal else set[str]()
    noted = {side.game for side in store.look_up("note", SUMMARY)}
    played = tuple(game for game in games if game in left_open | due | free)
    unknown = tuple(game for game in games if game not in noted and game not in played)
    return AtStart(
        number=len(games),
        names=(*played, *unknown),
        left_open=left_open,
        unknown=frozenset(unknown),
        forgotten=forgotten_games(store),
        printed=all_printed_names(store),
        calendars=store.look_up("calendar"),
    )
