"""Several databases as one store: they keep the contract, and one that is away stops its games."""

import time
from collections.abc import Iterator
from threading import Event, Thread
from typing import Any

import pytest

from ledger.store import named_databases, open_group, open_store
from ledger.store.base import (
    NO_GAME,
    Batch,
    ConflictError,
    Database,
    DatabaseAwayError,
    GameMovingError,
    SideWrite,
    Store,
    StoreError,
    StoreUnreachableError,
)
from ledger.store.group import StoreGroup, moving_id
from ledger.store.member import READER_COUNT, Member
from ledger.store.memory import MemoryStore
from ledger.store.skipped_databases import ask_partly
from tests.ledger.store.contract import HEAD, StoreContract, distinct_rows, fill_game
from tests.ledger.store.following import FollowingContract
from tests.ledger.store.groups import SwitchableStore, game_for, group_of
from tests.ledger.store.shared_transaction_contract import SharedTransactionContract


class GroupContract(StoreContract, FollowingContract, SharedTransactionContract):
    """The contract of a store, except that games are listed database by database."""

    def test_games_do_not_affect_each_other(self, store: Store) -> None:
        names = [f"game-{n}" for n in range(30)]
        for number, name in enumerate(names, start=1):
            fill_game(store, name, number)
        assert sorted(store.games()) == sorted(names)
        for number, name in enumerate(names, start=1):
            assert tuple(store.read(name)) == distinct_rows(*range(1, number + 1))

    def test_games_are_listed_in_order_of_founding_and_only_with_an_entry(
        self, store: Store
    ) -> None:
        for number in range(20):
            fill_game(store, f"game-{number}", 1)
        store.append(Batch("cannae", 0, b"", (), b"", (SideWrite("note", "plan", b"later"),)))
        by_place = [
            [n for n in range(20) if store.database(f"game-{n}") == database]
            for database in store.databases()
        ]
        assert all(by_place)
        assert store.games() == tuple(f"game-{n}" for one in by_place for n in one)

    def test_a_game_is_forgotten_whole_and_the_others_stay(self, store: Store) -> None:
        for game in ("alba", "zama", "cannae"):
            fill_game(store, game, 3)
        store.delete_game("zama")
        store.delete_game("nowhere")
        assert set(store.games()) == {"alba", "cannae"}
        assert store.head("zama") == (0, b"")
        fill_game(store, "zama", 2)
        assert tuple(store.read("zama")) == distinct_rows(1, 2)
        store.check()


def found_game(group: StoreGroup, game: str) -> None:
    """Write the first row of a new game, without a question whether the game exists."""
    group.append(Batch(game, 0, b"", distinct_rows(1), HEAD))


class TestGroupInMemory(GroupContract):
    def test_a_store_lists_itself_among_the_writers(self, store: Store) -> None:
        assert store.worker in store.workers()

    @pytest.fixture
    def store(self) -> Store:
        return group_of({name: MemoryStore() for name in ("alba", "zama", "capua")})


class TestGroupOfDatabases(GroupContract):
    @pytest.fixture
    def store(self, database: str, other_database: str) -> Iterator[Store]:
        address = f"alba={database} zama={other_database}"
        store = open_group(named_databases(address), is_watched=True)
        yield store
        store.check()
        store.close()


@pytest.fixture
def stores() -> dict[str, SwitchableStore]:
    return {name: SwitchableStore() for name in ("alba", "zama")}


@pytest.fixture
def group(stores: dict[str, SwitchableStore]) -> StoreGroup:
    return group_of(stores)


def test_a_database_that_is_away_stops_its_own_games_alone(
    group: StoreGroup, stores: dict[str, SwitchableStore]
) -> None:
    here, there = game_for(group, "alba"), game_for(group, "zama")
    for game in (here, there):
        fill_game(group, game, 2)
    with stores["zama"].switched_off():
        with pytest.raises(DatabaseAwayError, match="The database zama is away"):
            group.head(there)
        with pytest.raises(DatabaseAwayError):
            fill_game(group, there, 1)
        assert group.away() == {"zama": "The database cannot be reached."}
        fill_game(group, here, 1)
        found_game(group, game_for(group, "alba", 1))
        assert here in group.games()
        assert there not in group.games()
        assert group.revisions((here, there)) == {here: 2}
        with pytest.raises(StoreUnreachableError):
            group.revisions((there,))
        # The game may be in the database that is away.
        with pytest.raises(DatabaseAwayError):
            group.head("unknown")
    fill_game(group, there, 1)
    assert group.head("unknown") == (0, b"")
    assert group.away() == {}


def test_a_database_that_is_away_costs_no_game_of_another_its_shared_transaction(
    group: StoreGroup, stores: dict[str, SwitchableStore]
) -> None:
    here, there = game_for(group, "alba"), game_for(group, "zama")
    heads = {game: fill_game(group, game, 2) for game in (here, there)}
    batches = [
        Batch(game, 2, head, distinct_rows(3), b"next", revision=1) for game, head in heads.items()
    ]
    with stores["zama"].switched_off():
        written, refused = group.append_all(batches)
        assert group.away() == {"zama": "The database cannot be reached."}
    assert written is None
    assert isinstance(refused, DatabaseAwayError)
    assert refused.database == "zama"
    assert (group.head(here), group.head(there)) == ((3, b"next"), (2, heads[there]))
    assert group.append_all(batches[1:]) == (None,)


def test_a_database_that_answers_in_the_result_that_it_is_away_is_named(
    group: StoreGroup, stores: dict[str, SwitchableStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_for(group, "zama")
    head = fill_game(group, game, 2)
    lost = StoreUnreachableError("The connection is lost.")
    monkeypatch.setattr(stores["zama"].store, "append_all", lambda _batches: (lost,))
    (result,) = group.append_all([Batch(game, 2, head, distinct_rows(3), b"next", revision=1)])
    assert isinstance(result, DatabaseAwayError)
    assert group.away() == {"zama": "The connection is lost."}


def test_without_any_database_every_method_says_so(
    group: StoreGroup, stores: dict[str, SwitchableStore]
) -> None:
    with stores["alba"].switched_off(), stores["zama"].switched_off():
        for ask in (
            group.games,
            group.workers,
            lambda: group.side_rows_of_all_games("token"),
            lambda: group.side_values(NO_GAME, "note"),
            lambda: group.head(NO_GAME),
            lambda: group.exchange_messages(b"", 1),
        ):
            with pytest.raises(StoreUnreachableError):
                ask()


def test_a_database_that_is_added_loses_no_game(stores: dict[str, SwitchableStore]) -> None:
    old = group_of(stores)
    games = [f"game-{n}" for n in range(60)]
    for game in games:
        fill_game(old, game, 2)
        old.append(
            Batch(game, 2, HEAD + b"-2", (), HEAD + b"-2", (SideWrite("token", game, b"1"),))
        )
    new = group_of({**stores, "capua": SwitchableStore()})
    assert any(new.database(game) == "capua" for game in games)
    for game in games:
        assert tuple(new.read(game)) == distinct_rows(1, 2)
        assert new.database(game) == old.database(game)
        fill_game(new, game, 1)
    assert set(new.games()) == set(games)
    assert {side.game for side in new.side_rows_of_all_games("token")} == set(games)


def test_a_full_database_gets_no_new_game_and_keeps_its_own(
    stores: dict[str, SwitchableStore],
) -> None:
    old = group_of(stores)
    there = game_for(old, "zama")
    fill_game(old, there, 1)
    new = group_of(stores, full=("zama",))
    assert {new.database(f"game-{n}") for n in range(50)} == {"alba"}
    fill_game(new, there, 1)
    assert new.database(there) == "zama"


def test_new_games_are_spread_evenly_and_few_choices_change_with_a_new_database() -> None:
    names = ("alba", "zama", "capua")
    old = group_of({name: MemoryStore() for name in names})
    new = group_of({name: MemoryStore() for name in (*names, "ostia")})
    games = [f"game-{n}" for n in range(4_000)]
    chosen = [(old.database(game), new.database(game)) for game in games]
    for name in names:
        assert 1_200 < sum(before == name for before, _ in chosen) < 1_470
    assert all(after in (before, "ostia") for before, after in chosen)


def test_rows_of_no_game_are_found_in_any_order_of_the_databases(
    stores: dict[str, SwitchableStore],
) -> None:
    first = group_of(stores)
    mark, note = SideWrite("note", "erased-game", b"1"), SideWrite("erased", "unscrubbed", b"1")
    first.append(Batch(NO_GAME, 0, b"", (), b"", (mark, note)))
    assert stores["zama"].store.side_values(NO_GAME, "note") == {"erased-game": b"1"}
    turned = group_of(dict(reversed(stores.items())))
    assert turned.side_values(NO_GAME, "note") == {"erased-game": b"1"}
    assert turned.side_value(NO_GAME, "erased", "unscrubbed") == b"1"
    turned.append(Batch(NO_GAME, 0, b"", (), b"", (SideWrite("erased", "unscrubbed", None),)))
    assert first.side_value(NO_GAME, "erased", "unscrubbed") is None
    without_the_first = group_of({"zama": stores["zama"]})
    assert without_the_first.side_values(NO_GAME, "note") == {"erased-game": b"1"}


def test_a_mark_goes_to_the_next_database_while_the_first_is_away(
    group: StoreGroup, stores: dict[str, SwitchableStore]
) -> None:
    with stores["alba"].switched_off():
        group.append(Batch(NO_GAME, 0, b"", (), b"", (SideWrite("note", "x", b"1"),)))
    assert group.side_values(NO_GAME, "note") == {"x": b"1"}


def test_a_database_that_was_away_is_scrubbed_later_and_the_others_only_once() -> None:
    scrubbed: list[str] = []

    class ScrubbedStore(MemoryStore):
        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

        def scrub(self) -> None:
            scrubbed.append(self.name)
            super().scrub()

    stores = {name: SwitchableStore(ScrubbedStore(name)) for name in ("alba", "zama")}
    group = group_of(stores)
    with stores["zama"].switched_off():
        for _ in range(2):
            with pytest.raises(DatabaseAwayError):
                group.scrub()
    group.scrub()
    assert scrubbed == ["alba", "zama"]
    game = game_for(group, "alba")
    group.append(Batch(game, 0, b"", (), b"", (SideWrite("text", "a", None),)))
    group.scrub()
    assert scrubbed == ["alba", "zama", "alba"]


def test_a_game_that_is_being_moved_is_neither_unknown_nor_written(
    group: StoreGroup, stores: dict[str, SwitchableStore]
) -> None:
    game = game_for(group, "alba")
    head = fill_game(group, game, 2)
    token = SideWrite("token", "a", b"1")
    group.append(Batch(game, 2, head, (), head, (token,)))
    other = group_of(stores)
    stores["alba"].store.rename_game(game, moving_id(game, "zama"))
    for server in (group, other):
        with pytest.raises(GameMovingError):
            server.head(game)
        with pytest.raises(GameMovingError):
            server.append(Batch(game, 2, head, distinct_rows(3), b"next"))
        with pytest.raises(GameMovingError):
            server.append(Batch(game, 0, b"", distinct_rows(1), b"again"))
        assert game not in server.games()
        assert server.side_rows_of_all_games("token") == ()
        assert server.head(moving_id(game, "zama")) == (0, b"")
        assert server.moving_games() == ((game, "zama"),)


def test_a_server_with_an_old_place_writes_on_where_the_game_is_now(
    group: StoreGroup, stores: dict[str, SwitchableStore]
) -> None:
    game = game_for(group, "alba")
    head = fill_game(group, game, 2)
    stores["zama"].store.insert_game(game, stores["alba"].store.whole_game(game))
    stores["alba"].store.delete_game(game)
    assert group.database(game) == "alba"
    group.append(Batch(game, 2, head, distinct_rows(3), b"next", revision=1))
    assert group.database(game) == "zama"
    assert tuple(group.read(game)) == distinct_rows(1, 2, 3)
    assert stores["alba"].store.games() == ()


def test_a_shared_transaction_follows_a_moved_game(
    group: StoreGroup, stores: dict[str, SwitchableStore]
) -> None:
    moved, other = game_for(group, "alba"), game_for(group, "alba", 1)
    heads = {game: fill_game(group, game, 2) for game in (moved, other)}
    stores["zama"].store.insert_game(moved, stores["alba"].store.whole_game(moved))
    stores["alba"].store.delete_game(moved)
    batches = [
        Batch(game, 2, head, distinct_rows(3), b"next", revision=1) for game, head in heads.items()
    ]
    assert group.append_all(batches) == (None, None)
    assert (group.database(moved), group.database(other)) == ("zama", "alba")
    assert tuple(group.read(moved)) == distinct_rows(1, 2, 3)


def test_every_read_follows_a_moved_game(
    group: StoreGroup, stores: dict[str, SwitchableStore]
) -> None:
    game = game_for(group, "alba")
    head = fill_game(group, game, 2)
    group.append(Batch(game, 2, head, (), head, (SideWrite("text", "a", b"word"),)))
    servers = [group_of(stores) for _ in range(6)]
    for server in servers:
        assert server.head(game)[0] == 2
    stores["zama"].store.insert_game(game, stores["alba"].store.whole_game(game))
    stores["alba"].store.delete_game(game)
    assert servers[0].head(game) == (2, head)
    assert tuple(servers[1].read(game)) == distinct_rows(1, 2)
    assert servers[2].side_value(game, "text", "a") == b"word"
    assert servers[3].side_values(game, "text") == {"a": b"word"}
    assert servers[4].changes(game, 0, 0).revision == 2
    assert servers[5].revisions((game,)) == {game: 2}


def test_a_founding_of_a_game_that_another_database_has_is_refused(
    stores: dict[str, SwitchableStore],
) -> None:
    old = group_of({"alba": stores["alba"]})
    new = group_of(stores)
    game = game_for(new, "zama")
    fill_game(old, game, 1)
    with pytest.raises(ConflictError):
        new.append(Batch(game, 0, b"", distinct_rows(1), HEAD))


def test_a_watched_database_that_does_not_answer_delays_no_reader_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ledger.store.member.WAIT_SECONDS", 0.3)
    monkeypatch.setattr("ledger.store.member.PING_SECONDS", 0.05)
    hangs = SwitchableStore()

    def hang(*_: object) -> None:
        time.sleep(3)

    member = Member("zama", lambda: hangs)
    member.open()
    member.watch()
    try:
        assert member.read(lambda store: store.games()) == ()
        monkeypatch.setattr(hangs.store, "revisions", hang)
        began = time.monotonic()
        with pytest.raises(DatabaseAwayError, match="zama"):
            member.read(lambda _store: time.sleep(3))
        with pytest.raises(DatabaseAwayError):
            member.call(lambda store: store.games())
        assert time.monotonic() - began < 2
    finally:
        member.close()


def test_a_watched_database_that_is_away_at_the_start_is_opened_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ledger.store.member.PING_SECONDS", 0.02)
    there: list[Database] = []

    def open_late() -> Database:
        if not there:
            raise StoreUnreachableError("The database cannot be reached.")
        return there[0]

    member = Member("zama", open_late)
    with pytest.raises(DatabaseAwayError):
        member.open()
    member.watch()
    try:
        assert member.away
        there.append(MemoryStore())
        until = time.monotonic() + 20
        while member.away:
            assert time.monotonic() < until
            time.sleep(0.02)
        assert member.read(lambda store: store.games()) == ()
    finally:
        member.close()


def test_the_address_names_each_database() -> None:
    address = "alba=postgresql://db1,db2/games?a=b  zama,full=postgres://db3/games"
    assert named_databases(address) == (
        ("alba", "postgresql://db1,db2/games?a=b", True),
        ("zama", "postgres://db3/games", False),
    )
    assert named_databases("postgresql://db1/games") == named_databases("a=b.db") == ()


@pytest.mark.parametrize(
    ("address", "fault"),
    [
        ("alba=postgresql://hidden/a zama", "Write several databases"),
        ("alba=postgresql://hidden/a zama=games.db", "Write several databases"),
        ("alba,closed=postgresql://hidden/a", "Write several databases"),
        ("alba=postgresql://hidden/a alba=postgresql://hidden/b", "the same name"),
        ("alba,full=postgresql://hidden/a", "no game could be founded"),
    ],
)
def test_a_malformed_address_is_refused_without_its_passwords(address: str, fault: str) -> None:
    with pytest.raises(StoreError, match=fault) as refused:
        open_store(address)
    assert "hidden" not in str(refused.value)


def test_a_command_needs_all_databases(database: str, nobody: int) -> None:
    address = f"alba={database} zama=postgresql://nobody@127.0.0.1:{nobody}/games"
    with pytest.raises(DatabaseAwayError, match="zama"):
        open_store(address)
    group = open_group(named_databases(address), is_partial=True)
    assert list(group.away()) == ["zama"]
    found_game(group, game_for(group, "alba"))
    group.close()


def test_a_game_without_a_counted_commit_is_read_once() -> None:
    """Files of an older version counted no commits, so their games have the number 0."""
    store = MemoryStore()
    group = group_of({"alba": store, "zama": MemoryStore()})
    head = fill_game(store, "old", 2)
    store.recorder.heads["old"] = (2, head, 0)
    calls: list[str] = []
    for name in ("changes", "side_values", "read"):
        monkey = getattr(store, name)

        def count(*given: object, monkey: Any = monkey, name: str = name) -> Any:
            calls.append(name)
            assert len(calls) < 20, "the question is repeated without end"
            return monkey(*given)

        setattr(store, name, count)
    assert group.head("old") == (2, head)
    assert group.changes("old", 0, 0).rows == distinct_rows(1, 2)
    assert group.side_values("old", "text") == {}
    assert tuple(group.read("old")) == distinct_rows(1, 2)
    assert group.revisions(("old",)) == {"old": 0}


def test_a_place_that_another_thread_forgets_meanwhile_raises_no_error(group: StoreGroup) -> None:
    """The first look-up of each place finds it, and each later one no longer."""

    class ForgetfulPlaces(dict[str, Member]):
        def __contains__(self, game: object) -> bool:
            is_known = super().__contains__(game)
            self.pop(str(game), None)
            return is_known

    game = game_for(group, "alba")
    fill_game(group, game, 1)
    group._places = ForgetfulPlaces(group._places)  # noqa: SLF001 - the place must vanish in between
    assert group.revisions((game,)) == {game: 1}


def test_a_batch_with_a_plain_conflict_is_written_once(
    group: StoreGroup, stores: dict[str, SwitchableStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, other = game_for(group, "alba"), game_for(group, "alba", 1)
    heads = {one: fill_game(group, one, 2) for one in (game, other)}
    store, written = stores["alba"].store, list[str]()
    append = store.append

    def note_and_append(batch: Batch) -> None:
        written.append(batch.game)
        append(batch)

    monkeypatch.setattr(store, "append", note_and_append)
    late = Batch(game, 1, b"early", distinct_rows(2), b"next")
    good = Batch(other, 2, heads[other], distinct_rows(3), b"next")
    refused, done = group.append_all([late, good])
    assert isinstance(refused, ConflictError)
    assert done is None
    assert sorted(written) == sorted([game, other])
    with pytest.raises(ConflictError):
        group.append(late)
    assert written.count(game) == 2


def test_a_read_that_waits_while_the_database_is_closed_is_answered() -> None:
    member = Member("zama", MemoryStore)
    member.open()
    member.watch()
    gate = Event()
    for _ in range(READER_COUNT):
        Thread(target=lambda: member.read(lambda _store: gate.wait(20)), daemon=True).start()
    refused: list[BaseException] = []

    def read() -> None:
        try:
            member.read(lambda store: store.games())
        except BaseException as error:  # noqa: BLE001 - a cancelled future raises no Exception
            refused.append(error)

    waiting = Thread(target=read, daemon=True)
    try:
        time.sleep(0.2)  # all readers are busy
        waiting.start()
        time.sleep(0.2)
        member.close()
        waiting.join(5)
        assert [(type(one), str(one)) for one in refused] == [
            (StoreError, "The database zama is closed.")
        ]
    finally:
        gate.set()


def test_all_databases_begin_to_close_before_one_is_waited_for(
    group: StoreGroup, monkeypatch: pytest.MonkeyPatch
) -> None:
    closing = [m._closing for m in group.members.values()]  # noqa: SLF001 - nothing else shows it
    found: list[bool] = []

    def close(_member: Member) -> None:
        found.append(all(event.is_set() for event in closing))

    monkeypatch.setattr(Member, "close", close)
    group.close()
    assert found == [True, True]


def test_an_answer_says_which_databases_it_skipped_even_if_they_are_back(
    group: StoreGroup, stores: dict[str, SwitchableStore]
) -> None:
    def ask() -> int:
        with stores["zama"].switched_off():
            found = len(group.side_rows_of_all_games("token"))
        assert group.games() == ()
        assert group.away() == {}
        return found

    answer = ask_partly(ask)
    assert answer.value == 0
    assert list(answer.skipped) == ["zama"]
    with pytest.raises(DatabaseAwayError, match="zama"):
        answer.require_complete()
    ask_partly(group.games).require_complete()
