"""A game moves from one database to another: it is whole, and never in both for any server."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any

import pytest

from api.exports.ledger_file import whole_ledger_lines
from api.game.text_erasure import erase_game, erased_games
from ledger.scribe.commits import DamagedError
from ledger.scribe.game_move import move_game
from ledger.scribe.remote_rows import read_remote_news
from ledger.store.base import (
    NO_GAME,
    Batch,
    ConflictError,
    GameMovingError,
    SideWrite,
    StoreError,
    WholeGame,
)
from ledger.store.group import StoreGroup, moving_id
from ledger.store.memory import MemoryStore
from ledger.verify import verify_export
from tests.ledger.store.contract import fill_game
from tests.ledger.store.groups import SwitchableStore, game_for, group_of
from tests.toy.yard import YardGame

Stores = dict[str, MemoryStore]


class KilledError(Exception):
    """The command was killed."""


def kill() -> None:
    """End the command."""
    raise KilledError


class InterruptedStore:
    """A database of a command that is interrupted before or after one of its calls."""

    def __init__(
        self,
        store: MemoryStore,
        calls: list[str],
        last: int,
        interrupt: Callable[[], object],
        *,
        before: bool,
    ) -> None:
        self._store, self._calls, self._last, self._before = store, calls, last, before
        self._interrupt = interrupt

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        return self._count_call(name, found) if callable(found) else found

    def _count_call(self, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any) -> Any:
            self._calls.append(name)
            is_last = len(self._calls) == self._last
            if is_last and self._before:
                self._interrupt()
            answer = method(*given)
            if is_last and not self._before:
                self._interrupt()
            return answer

        return call


def interrupted_move(
    stores: Stores, game: str, last: int, interrupt: Callable[[], object], *, before: bool
) -> Sequence[str]:
    """Move a game to zama, with an interruption at the n-th call. Return the calls."""
    calls: list[str] = []
    interrupted = {
        name: InterruptedStore(store, calls, last, interrupt, before=before)
        for name, store in stores.items()
    }
    with suppress(KilledError, ConflictError, DamagedError, StoreError):
        move_game(group_of(interrupted), game, "zama")
    return calls


def finish_move(stores: Stores, game: str) -> None:
    """Move a game to zama, if it is not there already."""
    try:
        move_game(group_of(stores), game, "zama")
    except StoreError as error:
        if "already" not in str(error):
            raise


def new_stores() -> Stores:
    return {name: MemoryStore() for name in ("alba", "zama")}


def yard_in(group: StoreGroup, database: str = "alba") -> YardGame:
    """Return a game with acts and side rows of several kinds, in a database of the group."""
    fulls = tuple(name for name in group.members if name != database)
    for name in fulls:
        group.members[name].takes_new_games = False
    yard = YardGame(group, randomness=Random(7).randbytes)
    for name in fulls:
        group.members[name].takes_new_games = True
    yard.does("ada", "whisper", to="bea", words="I hid them", id="psst")
    yard.does("aunt", "ring")
    head = yard.scribe.tree.root
    yard.scribe.store.append(
        Batch(
            yard.scribe.game,
            yard.scribe.tree.size,
            head,
            (),
            head,
            (SideWrite("token", "a", b"1"), SideWrite("note", "x", None)),
        )
    )
    yard.scribe.revision += 1
    assert group.database(yard.scribe.game) == database
    return yard


def live_places(stores: Stores, game: str) -> list[str]:
    """Return the databases in which servers could play a game."""
    return [name for name, store in stores.items() if game in store.revisions((game,))]


def nothing_is_left(store: MemoryStore) -> bool:
    """Return whether a database has no row of any game. Rows of no game may be left."""
    recorder = store.recorder
    games = (recorder.heads.keys() | recorder.sides.keys()) - {NO_GAME}
    return not (games or recorder._stored_events)  # noqa: SLF001 - the events of all games


def test_a_moved_game_is_whole_and_its_servers_play_on() -> None:
    stores = new_stores()
    yard = yard_in(group_of(stores))
    game = yard.scribe.game
    before = stores["alba"].whole_game(game)
    moved = move_game(group_of(stores), game, "zama")
    assert moved == ("alba", len(before.rows), len(before.sides))
    assert stores["zama"].whole_game(game) == before
    assert nothing_is_left(stores["alba"])
    # The server had the game open, and does not notice.
    assert read_remote_news(yard.scribe) is None
    yard.does("aunt", "ring")
    again = yard.reopen()
    assert again.state == yard.state
    assert again.store.database(game) == "zama"
    assert again.text(next(iter(again.store.side_values(game, "text")))) == "I hid them"


def test_a_server_that_fell_behind_reads_on_from_the_other_database() -> None:
    stores = new_stores()
    yard = yard_in(group_of(stores))
    other = yard.reopen()
    other.store = group_of(stores)
    assert other.store.head(yard.scribe.game)[0]
    yard.does("aunt", "ring")
    move_game(group_of(stores), yard.scribe.game, "zama")
    news = read_remote_news(other)
    assert news is not None
    other.adopt(news)
    assert other.state == yard.state
    assert other.revision == yard.scribe.revision


def test_a_game_moves_back_and_forth() -> None:
    stores = new_stores()
    yard = yard_in(group_of(stores))
    for to in ("zama", "alba", "zama", "alba"):
        move_game(group_of(stores), yard.scribe.game, to)
        assert live_places(stores, yard.scribe.game) == [to]
        yard.does("aunt", "ring")
    assert yard.reopen().state == yard.state
    assert nothing_is_left(stores["zama"])


@pytest.mark.parametrize("before", [True, False])
def test_a_move_that_is_killed_anywhere_is_finished_by_the_same_move(*, before: bool) -> None:
    changes: set[str] = set()
    for last in range(1, 100):
        stores = new_stores()
        yard = yard_in(group_of(stores))
        game = yard.scribe.game
        calls = interrupted_move(stores, game, last, kill, before=before)
        if len(calls) < last:
            break
        changes.add(calls[-1])
        assert len(live_places(stores, game)) <= 1
        for _ in range(2):  # a server goes on if it can, and nothing of that is lost
            try:
                yard.does("aunt", "ring")
            except GameMovingError:
                assert live_places(stores, game) == []
        state = yard.state
        finish_move(stores, game)
        assert live_places(stores, game) == ["zama"]
        assert nothing_is_left(stores["alba"])
        assert stores["zama"].games() == (game,)
        again = yard.reopen()
        assert again.state == state
        assert verify_export(whole_ledger_lines(again, with_texts=True)).ok
        yard.does("aunt", "ring")
    assert {"rename_game", "insert_game", "whole_game", "delete_game"} <= changes
    assert last > 10


@pytest.mark.parametrize("before", [True, False])
def test_two_moves_at_once_leave_the_game_in_one_database(*, before: bool) -> None:
    """The second move does all its steps beside one step of the first."""
    for last in range(1, 100):
        stores = new_stores()
        yard = yard_in(group_of(stores))
        game = yard.scribe.game
        second = partial(finish_move, stores, game)
        calls = interrupted_move(stores, game, last, second, before=before)
        if len(calls) < last:
            break
        assert live_places(stores, game) == ["zama"]
        assert yard.reopen().state == yard.state
        finish_move(stores, game)
        assert nothing_is_left(stores["alba"])
        assert stores["zama"].games() == (game,)
    assert last > 10


def test_a_damaged_game_stays_where_it_is() -> None:
    stores = new_stores()
    group = group_of(stores)
    game = game_for(group, "alba")
    fill_game(group, game, 3)
    with pytest.raises(DamagedError):
        move_game(group_of(stores), game, "zama")
    yard = yard_in(group_of(stores))
    recorder = stores["alba"].recorder
    position, _, revision = recorder.heads[yard.scribe.game]
    recorder.heads[yard.scribe.game] = (position, b"\0" * 32, revision)
    with pytest.raises(DamagedError, match="do not match its seal"):
        move_game(group_of(stores), yard.scribe.game, "zama")
    assert live_places(stores, yard.scribe.game) == ["alba"]


def test_a_copy_that_differs_does_not_arrive(monkeypatch: pytest.MonkeyPatch) -> None:
    stores = new_stores()
    yard = yard_in(group_of(stores))
    insert = stores["zama"].insert_game

    def insert_less(game: str, whole: WholeGame) -> None:
        insert(game, whole._replace(sides=whole.sides[1:]))

    monkeypatch.setattr(stores["zama"], "insert_game", insert_less)
    with pytest.raises(StoreError, match="differs from the original"):
        move_game(group_of(stores), yard.scribe.game, "zama")
    assert live_places(stores, yard.scribe.game) == []
    monkeypatch.undo()
    move_game(group_of(stores), yard.scribe.game, "zama")
    yard.does("aunt", "ring")


def test_two_histories_of_one_game_are_not_deleted() -> None:
    stores = new_stores()
    yard = yard_in(group_of(stores))
    game = yard.scribe.game
    stores["alba"].rename_game(game, moving_id(game, "zama"))
    fill_game(stores["zama"], game, 3)
    with pytest.raises(DamagedError, match="in two databases"):
        move_game(group_of(stores), game, "zama")
    assert stores["alba"].games()


@pytest.mark.parametrize(
    ("game", "to", "fault"),
    [
        (None, "capua", "no database capua. There are: alba, zama"),
        (None, "alba", "is in the database alba already"),
        ("nowhere", "zama", "No database has a game nowhere"),
    ],
)
def test_an_impossible_move_is_refused(game: str | None, to: str, fault: str) -> None:
    stores = new_stores()
    yard = yard_in(group_of(stores))
    with pytest.raises(StoreError, match=fault):
        move_game(group_of(stores), game or yard.scribe.game, to)
    yard.does("aunt", "ring")


def test_a_game_on_its_way_to_one_database_is_not_moved_to_another() -> None:
    stores = {**new_stores(), "capua": MemoryStore()}
    yard = yard_in(group_of(stores))
    game = yard.scribe.game
    stores["alba"].rename_game(game, moving_id(game, "zama"))
    with pytest.raises(StoreError, match=f"acta move {game} --to zama"):
        move_game(group_of(stores), game, "capua")
    move_game(group_of(stores), game, "zama")
    assert live_places(stores, game) == ["zama"]


@pytest.mark.parametrize("before", [True, False])
def test_a_game_that_is_erased_during_a_move_does_not_come_back(*, before: bool) -> None:
    """The move is killed at any call. Then the game is erased, and the move is repeated."""
    for last in range(1, 100):
        stores = new_stores()
        game = yard_in(group_of(stores)).scribe.game
        calls = interrupted_move(stores, game, last, kill, before=before)
        if len(calls) < last:
            break
        erase_game(group_of(stores), game, 1)
        assert all(nothing_is_left(store) for store in stores.values())
        with pytest.raises(StoreError, match="was erased whole"):
            move_game(group_of(stores), game, "zama")
        assert all(nothing_is_left(store) for store in stores.values())
        assert erased_games(group_of(stores)) == {game}
    assert last > 10


@pytest.mark.parametrize("before", [True, False])
def test_a_game_that_is_erased_beside_a_move_does_not_come_back(*, before: bool) -> None:
    """The game is erased beside one call of the move."""
    for last in range(1, 100):
        stores = new_stores()
        game = yard_in(group_of(stores)).scribe.game
        erase = partial(erase_game, group_of(stores), game, 1)
        calls = interrupted_move(stores, game, last, erase, before=before)
        if len(calls) < last:
            break
        assert live_places(stores, game) == []
        with pytest.raises(StoreError, match="was erased whole"):
            move_game(group_of(stores), game, "zama")
        assert all(nothing_is_left(store) for store in stores.values())
    assert last > 10


@pytest.mark.parametrize("name", ["alba", "zama"])
def test_a_database_that_is_away_does_not_bring_an_erased_game_back(name: str) -> None:
    """One database is away while the game is erased. If the game is in it, nothing is erased."""
    erased = 0
    for last in range(1, 100):
        stores = new_stores()
        game = yard_in(group_of(stores)).scribe.game
        calls = interrupted_move(stores, game, last, kill, before=False)
        if len(calls) < last:
            break
        switches = {one: SwitchableStore(store) for one, store in stores.items()}
        group = group_of(switches)
        with switches[name].switched_off(), suppress(StoreError):
            erase_game(group, game, 1)
        if not erased_games(group):
            erase_game(group, game, 1)
        else:
            erased += 1
        with pytest.raises(StoreError, match="was erased whole"):
            move_game(group_of(stores), game, "zama")
        assert all(nothing_is_left(store) for store in stores.values())
    assert erased


def test_a_move_leaves_a_note_that_its_old_database_must_be_scrubbed() -> None:
    """A server has scrubbed all databases before the game leaves one of them."""
    scrubbed: list[str] = []

    class ScrubbedStore(MemoryStore):
        name = ""

        def scrub(self) -> None:
            scrubbed.append(self.name)
            super().scrub()

    stores: Stores = {}
    for name in ("alba", "zama"):
        store = ScrubbedStore()
        store.name = name
        stores[name] = store
    server = group_of(stores)
    game = yard_in(server).scribe.game
    server.scrub()
    move_game(group_of(stores), game, "zama")
    assert server.side_values(NO_GAME, "erased")
    server.scrub()
    server.scrub()
    assert scrubbed == ["alba", "zama", "alba"]
    assert server.side_values(NO_GAME, "erased") == {}


def test_a_move_brings_the_marks_of_erased_games_that_the_other_database_lacks() -> None:
    """A database that was added later has none of the older marks."""
    stores = new_stores()
    game = yard_in(group_of(stores)).scribe.game
    erase_game(group_of({"alba": stores["alba"]}), "erased-before", 7)
    move_game(group_of(stores), game, "zama")
    assert stores["zama"].side_values(NO_GAME, "note") == {"erased-before": b"7"}
