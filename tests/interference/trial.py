"""One trial: an evening, its twin, and what those are told in both who may not know the secret."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from ledger.store import open_store
from ledger.store.base import Store
from tests.api.secrecy.twins import without_hashes
from tests.interference.evening import SECRET, Deed, Playing, Written, written
from tests.interference.kinds import KINDS
from tests.interference.secrets import SECRETS, Twin, goes_on_alike, may_know
from tests.interference.told import Told, Watching

ROOM = frozenset[str]()
ACTS = 40
AROUND = 70
CLOSES = 0.5
"""How often the game is closed in the end, where that does not open the secret."""

FEW = 3
"""Evenings of so few deeds or less are not worth a trial."""

SHORT_OF = re.compile(rb'(?<="key":"not-possible","args":){"who":"who:[^"]+"}')
"""Who it is for whom an act is not possible: a hidden refusal tells that much (decision 0008)."""

WATCHERS = 2
"""So many characters watch, beside the room."""


@dataclass(frozen=True)
class Trial:
    """What came of a trial. `secret` is "" where the evening had none of the kind.

    `watched` are those who could not know it and were told everything, by number; `leaks` say who
    was told something else, and where.
    """

    game: str
    seed: int
    secret: str = ""
    closed: bool = False
    watched: int = 0
    leaks: tuple[str, ...] = ()


Stores = Callable[[], Sequence[Store]]
"""Opens an empty store for a new evening: once for each server that serves it."""


def in_memory() -> Sequence[Store]:
    """A store that is gone with the trial, and one server."""
    return (open_store("memory:"),)


def tried(game: str, seed: int, acts: int = ACTS, stores: Stores = in_memory) -> Trial:
    """The trial of this seed; each of the two evenings lies in a store of its own."""
    played = _played(game, seed, acts, stores)
    if isinstance(played, Trial):
        return played
    leaks = [
        leak
        for who in played.blind
        for leak in _leaks(played.one, played.other, who, played.evening.script)
    ]
    twin, closed = played.twin, played.closed
    return Trial(game, seed, twin.name, closed, len(played.blind), tuple(leaks))


def twins(game: str, seed: int) -> tuple[Watching, Watching, frozenset[str]] | None:
    """The two evenings of a trial in which something is recorded, and who may not know of it."""
    played = _played(game, seed, ACTS, in_memory)
    if isinstance(played, Trial) or not played.blind or not played.twin.name.startswith("one more"):
        return None
    return played.one, played.other, played.blind[-1]


class _Played(NamedTuple):
    """The two evenings of a trial, and those who may not know in what they differ."""

    evening: Written
    twin: Twin
    one: Watching
    other: Watching
    closed: bool
    blind: list[frozenset[str]]


def _played(game: str, seed: int, acts: int, stores: Stores) -> _Played | Trial:
    """Both evenings, or the trial as it is where they differ in more than a secret."""
    kind = KINDS[game]()
    chance = Random(f"{game}/{seed}")
    evening = written(kind, seed, acts)
    twin = chance.choice(SECRETS)(evening, chance) if len(evening.script) > FEW else None
    if twin is None:
        return Trial(game, seed)
    closed = twin.lasts and chance.random() < CLOSES
    some = chance.sample(evening.people, min(WATCHERS, len(evening.people)))
    watchers = (ROOM, *(frozenset({who}) for who in some))
    one, other = (
        _watched(Playing(kind, *stores()), script, watchers, closes=closed)
        for script in (evening.script, twin.script)
    )
    mine, theirs = one.playing, other.playing
    if not goes_on_alike(mine, theirs):
        return Trial(game, seed, f"{twin.name} changes more")
    blind = [who for who in watchers if not may_know(mine, theirs, twin, who)]
    return _Played(evening, twin, one, other, closed, blind)


def _watched(
    playing: Playing, script: list[Deed], watchers: tuple[frozenset[str], ...], *, closes: bool
) -> Watching:
    watching = Watching(playing, watchers)
    for deed in script:
        watching.does(deed)
    if closes:
        watching.closes()
    return watching


def _leaks(one: Watching, other: Watching, who: frozenset[str], tries: list[Deed]) -> Iterator[str]:
    """Where somebody was told something else in one of the two."""
    name = ", ".join(sorted(who)) or "the room"
    mine, theirs = (watching.told(who, (SECRET,), tries) for watching in (one, other))
    for place, said, otherwise in differences(mine, theirs):
        yield f"{name} at {place}: {said!r} or {otherwise!r}"


def differences(one: Told, other: Told) -> Iterator[tuple[str, bytes, bytes]]:
    """Where two were told otherwise, with the bytes around it; digests and salts left out."""
    for (mine, said), (theirs, otherwise) in zip(one, other, strict=False):
        if mine != theirs:
            yield f"{mine} or {theirs}", b"", b""
            return
        if said != otherwise and (plain := _apart(said, otherwise)):
            yield mine, *plain
    if len(one) != len(other):
        yield f"{len(one)} or {len(other)} answers", b"", b""


def _apart(said: bytes, otherwise: bytes) -> tuple[bytes, bytes] | None:
    mine, theirs = (SHORT_OF.sub(b"", without_hashes(one)) for one in (said, otherwise))
    if mine == theirs:
        return None
    first = next((n for n, two in enumerate(zip(mine, theirs, strict=False)) if len({*two}) > 1), 0)
    around = slice(max(0, first - AROUND), first + AROUND)
    return mine[around], theirs[around]
