"""Many games in several databases, and many servers that come and go.

One seed gives one schedule. Servers found games, act in them and forget them. Servers stop and
start, and lose single databases. Databases go away and come back. A database is added, first as a
full one. Games are moved, and some moves are killed and finished later. Games are erased.

python -m tests.simulation.routing 1 --games 100000 --servers 200
"""

import argparse
import hashlib
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ledger.scribe.commit_decisions import KEYS_ROW
from ledger.scribe.game_move import move_game
from ledger.seal import SealKeys, Tree
from ledger.store.base import (
    Batch,
    ConflictError,
    DatabaseAwayError,
    GameMovingError,
    Row,
    SideWrite,
    StoreError,
    StoreUnreachableError,
)
from ledger.store.group import StoreGroup
from ledger.store.memory import MemoryStore
from tests.ledger.store.groups import group_of

FIRST = ("alba", "zama", "capua", "ostia", "roma")
"""The databases at the beginning."""

ADDED = "veii"
"""The database that is added when half of the games are founded."""

MOVES, ERASURES = 60, 40
"""Numbers of games that are moved and erased."""


class KilledError(Exception):
    """The command was killed."""


class Link:
    """The way from one server, or one command, to a database. It can be cut."""

    def __init__(self, name: str, store: MemoryStore, off: set[str]) -> None:
        self._name, self._store, self._off = name, store, off
        self.is_cut = False
        self.calls_left: int | None = None
        """The number of calls after which the command is killed; None for never."""

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        if not callable(found):
            return found
        if self.is_cut or self._name in self._off:
            return self._refuse
        return found if self.calls_left is None else self._count(found)

    def _refuse(self, *_: object) -> None:
        raise StoreUnreachableError("The database cannot be reached.")

    def _count(self, method: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any) -> Any:
            if not self.calls_left:
                raise KilledError
            self.calls_left -= 1
            return method(*given)

        return call


@dataclass
class TrueGame:
    """The acknowledged acts of a game."""

    tree: Tree
    states: list[bytes]


@dataclass
class ServerView:
    """The state of a game in the memory of a server."""

    position: int
    head: bytes
    revision: int


class Server:
    """A server that runs: its store, the ways to the databases, and its open games."""

    def __init__(self, links: dict[str, Link], full: tuple[str, ...]) -> None:
        self.links = links
        self.store = group_of(links, full)
        self.open: dict[str, ServerView] = {}


@dataclass
class RoutingResult:
    """The counts of a schedule, and the promises that were not kept."""

    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


class RoutingWorld:
    """The databases, the servers, and what was acknowledged."""

    def __init__(self, seed: int, games: int, servers: int) -> None:
        self.chance = Random(seed)
        self.result = RoutingResult()
        self._wanted = games
        self._databases = {name: MemoryStore() for name in FIRST}
        self._off: set[str] = set()
        self._full: tuple[str, ...] = ()
        self._keys = SealKeys.generate(self.chance.randbytes)
        self._games: dict[str, TrueGame] = {}
        self._names: list[str] = []
        self._names_founded: set[str] = set()
        self._moving: dict[str, str] = {}
        self._unfounded: list[int] = []
        self._servers: list[Server | None] = [None] * servers
        for number in range(servers):
            self._start(number)

    def play(self) -> RoutingResult:
        """Play the schedule, make everything well again, and check what is stored."""
        for number in range(self._wanted):
            self._found(number)
            if self._unfounded and self.chance.random() < 0.5:
                self._found(self._unfounded.pop(0))
            for _ in range(2):
                self._act()
            self._disturb()
            self._administer(number)
        self._mend_everything()
        self._check()
        return self.result

    def _disturb(self) -> None:
        """Let chance stop and start servers, cut their ways, and take databases away."""
        chance = self.chance
        if chance.random() < 0.02:
            self._start_or_stop(chance.randrange(len(self._servers)))
        if chance.random() < 0.01:
            self._cut_or_mend()
        if chance.random() < (0.05 if self._off else 0.002):
            self._switch_database()

    def _administer(self, number: int) -> None:
        """Add a database, move a game or erase one, if it is time."""
        half = self._wanted // 2
        if number == half:
            self._add_database(full=True)
        if number == half + self._wanted // 8:
            self._add_database(full=False)
        if not (number + 1) % (self._wanted // MOVES):
            self._move()
        if not (number + 1) % (self._wanted // ERASURES):
            self._erase()

    def _links(self) -> dict[str, Link]:
        return {name: Link(name, store, self._off) for name, store in self._databases.items()}

    def _start(self, number: int) -> None:
        self._servers[number] = Server(self._links(), self._full)

    def _start_or_stop(self, number: int) -> None:
        if self._servers[number] is None:
            self._start(number)
        else:
            self._servers[number] = None

    def _server(self) -> Server:
        """Return a running server. If none of some servers runs, one of them is started."""
        for _ in range(20):
            server = self.chance.choice(self._servers)
            if server is not None:
                return server
        self._start(0)
        server = self._servers[0]
        assert server is not None
        return server

    def _cut_or_mend(self) -> None:
        """Cut a server from one database, or mend all its ways if one is cut."""
        links = list(self._server().links.values())
        if any(link.is_cut for link in links):
            for link in links:
                link.is_cut = False
        else:
            self.chance.choice(links).is_cut = True

    def _switch_database(self) -> None:
        if self._off:
            self._off.clear()
        else:
            self._off.add(self.chance.choice(list(self._databases)))
            self.result.counts["databases away"] += 1

    def _add_database(self, *, full: bool) -> None:
        """Add a database, or let new games into it. All servers are started anew, one by one."""
        self._databases.setdefault(ADDED, MemoryStore())
        self._full = (ADDED,) if full else ()
        for number in range(len(self._servers)):
            self._start(number)

    def _row(self, game: str, position: int) -> Row:
        return Row(
            position,
            "toy/thing-done@1",
            b"%s %d %d" % (game.encode(), position, self.chance.getrandbits(32)),
        )

    def _tree_with(self, tree: Tree, row: Row) -> Tree:
        return tree.append(self._keys.entry_leaf_hash(row.position, row.state))

    def _found(self, number: int) -> None:
        """Found a game by one server, and sometimes once more under the same key by another."""
        game = hashlib.sha256(b"%d" % number).hexdigest()[:12]
        waits = False
        times = 2 if self.chance.random() < 0.05 else 1
        for _ in range(times):
            server = self._server()
            row = self._row(game, 1)
            tree = self._tree_with(Tree(), row)
            sides = (SideWrite("secret", KEYS_ROW, self._keys.to_bytes()),)
            try:
                # A founding under a key asks first. For an unknown game all databases must answer.
                if times > 1 and server.store.head(game)[0]:
                    self.result.counts["foundings repeated"] += 1
                    continue
                server.store.append(Batch(game, 0, b"", (row,), tree.root, sides))
            except StoreUnreachableError:
                waits = True
                self.result.counts["foundings that waited"] += 1
            except ConflictError:
                self.result.counts["foundings refused"] += 1
            else:
                if game in self._names_founded:
                    self.result.faults.append(f"{game} was founded twice")
                self._games[game] = TrueGame(tree, [row.state])
                self._names.append(game)
                self._names_founded.add(game)
                self.result.counts["games"] += 1
        if waits and game not in self._names_founded:
            self._unfounded.append(number)

    def _act(self) -> None:
        game = self.chance.choice(self._names) if self._names else ""
        if game not in self._games:
            return
        server = self._server()
        try:
            self._act_at(server, game)
        except GameMovingError:
            if game not in self._moving:
                self.result.faults.append(f"{game} counts as moving")
            self.result.counts["acts that waited for a move"] += 1
        except DatabaseAwayError as error:
            if error.database not in self._off and not server.links[error.database].is_cut:
                self.result.faults.append(f"{error.database} counts as away")
            self.result.counts["acts that waited for a database"] += 1

    def _act_at(self, server: Server, game: str) -> None:
        true = self._games[game]
        for _ in range(2):
            view = server.open.get(game) or self._view(server, game)
            if view is None:
                self.result.faults.append(f"{game} is unknown to a server")
                return
            server.open[game] = view
            row = self._row(game, view.position + 1)
            tree = self._tree_with(true.tree, row)
            batch = Batch(game, view.position, view.head, (row,), tree.root, (), view.revision)
            try:
                server.store.append(batch)
            except ConflictError:
                del server.open[game]
                self.result.counts["conflicts"] += 1
                continue
            if view.position != len(true.states):
                self.result.faults.append(f"{game} was written on an old state")
            true.tree = tree
            true.states.append(row.state)
            view.position, view.head = view.position + 1, tree.root
            view.revision += 1
            self.result.counts["acts"] += 1
            return
        self.result.faults.append(f"{game} was refused twice")

    @staticmethod
    def _view(server: Server, game: str) -> ServerView | None:
        found = server.store.changes(game, 2**40, 2**40)
        return ServerView(*found[:3]) if found.revision else None

    def _move(self) -> None:
        """Begin a move, or finish one that was killed."""
        if self._off:
            return
        game, to = next(iter(self._moving.items()), ("", ""))
        if not game:
            game, to = self.chance.choice(self._names), self.chance.choice(list(self._databases))
        if game not in self._games:
            return
        links = self._links()
        killed = self.chance.choice(list(links.values()))
        if self.chance.random() < 0.5:
            killed.calls_left = self.chance.randrange(12)
        self._moving[game] = to
        try:
            move_game(group_of(links), game, to)
        except KilledError:
            self.result.counts["moves killed"] += 1
        except StoreError as error:
            if "already" not in str(error):
                self.result.faults.append(str(error))
            del self._moving[game]
        else:
            self.result.counts["moves"] += 1
            del self._moving[game]

    def _erase(self) -> None:
        game = self.chance.choice(self._names)
        if game in self._games and game not in self._moving:
            with suppress(StoreUnreachableError):
                self._server().store.delete_game(game)
                del self._games[game]
                self.result.counts["games erased"] += 1

    def _mend_everything(self) -> None:
        self._off.clear()
        self._servers[:] = [Server(self._links(), self._full)]
        while self._unfounded:
            self._found(self._unfounded.pop())
        for game, to in self._moving.items():
            with suppress(StoreError):
                move_game(group_of(self._links()), game, to)

    def _check(self) -> None:
        """Compare what is stored with what was acknowledged."""
        stored = Counter(game for store in self._databases.values() for game in store.games())
        if stored.keys() != self._games.keys():
            self.result.faults.append(f"stored and founded differ: {len(stored)}")
        if set(stored.values()) != {1}:
            self.result.faults.append("a game is in two databases")
        self._check_rows(group_of(self._links()))
        for name, store in self._databases.items():
            self.result.counts[f"games in {name}"] = len(store.games())

    def _check_rows(self, store: StoreGroup) -> None:
        for game, true in self._games.items():
            if [row.state for row in store.read(game)] != true.states:
                self.result.faults.append(f"{game} differs from what was acknowledged")
            if store.head(game) != (len(true.states), true.tree.root):
                self.result.faults.append(f"{game} has another head")


def play_routing(seed: int, games: int, servers: int) -> RoutingResult:
    """Return the result of one schedule."""
    return RoutingWorld(seed, games, servers).play()


def main() -> None:
    """Play one schedule and print its result. Return 1 if a promise was not kept."""
    asked = argparse.ArgumentParser(prog="python -m tests.simulation.routing")
    asked.add_argument("seed", type=int)
    asked.add_argument("--games", type=int, default=100_000)
    asked.add_argument("--servers", type=int, default=200)
    given = asked.parse_args()
    began = time.process_time()
    result = play_routing(given.seed, given.games, given.servers)
    lines = [f"{count} {what}" for what, count in result.counts.items()]
    lines += [f"fault: {fault}" for fault in result.faults[:20]]
    lines += [f"{time.process_time() - began:.0f} s of the processor"]
    sys.stdout.write("\n".join((*lines, "")))
    sys.exit(1 if result.faults else 0)


if __name__ == "__main__":
    main()
