"""One trial: an evening and its twin, as viewers outside the secret see them."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from ledger.store import open_store
from ledger.store.base import Store
from tests.api.secrecy.twins import mask_hashes
from tests.interference.evening import (
    SECRET,
    EveningInPlay,
    TimedRequest,
    WrittenEvening,
    write_evening,
)
from tests.interference.kinds import KINDS
from tests.interference.secrets import (
    SECRETS,
    TwinScript,
    is_alike_except_secret,
    may_know_difference,
)
from tests.interference.told import Told, WatchedEvening

ROOM = frozenset[str]()
ACTS = 40
AROUND = 70
CLOSES = 0.5
"""The probability that the game is closed at the end, if closing does not reveal the secret."""

FEW = 3
"""Number of deeds. Evenings with at most this many deeds are not worth a trial."""

SHORT_OF = re.compile(rb'(?<="key":"not-possible","args":){"who":"who:[^"]+"}')
"""The name in a hidden refusal, which such a refusal may reveal (decision 0008)."""

WATCHERS = 2
"""The number of watching characters, beside the room."""


@dataclass(frozen=True)
class TrialResult:
    """The result of a trial."""

    game: str
    seed: int
    secret: str = ""
    """The kind of secret, "" if the evening had no opportunity for one."""
    closed: bool = False
    watched: int = 0
    """The number of viewers outside the secret whose answers were compared."""
    leaks: tuple[str, ...] = ()
    """The viewers with different answers, each with the paths of these answers."""


Stores = Callable[[], Sequence[Store]]
"""A function that opens an empty store for a new evening, once for each of its servers."""


def memory_stores() -> Sequence[Store]:
    """Return a store in memory for one server."""
    return (open_store("memory:"),)


def run_trial(
    game: str, seed: int, acts: int = ACTS, stores: Stores = memory_stores
) -> TrialResult:
    """Return the trial of this seed. Each of the two evenings has a separate store."""
    played = _play_both_evenings(game, seed, acts, stores)
    if isinstance(played, TrialResult):
        return played
    leaks = [
        leak
        for who in played.blind
        for leak in _places_of_leaks(played.one, played.other, who, played.evening.script)
    ]
    twin, closed = played.twin, played.closed
    return TrialResult(game, seed, twin.name, closed, len(played.blind), tuple(leaks))


def twins_and_outsiders(
    game: str, seed: int
) -> tuple[WatchedEvening, WatchedEvening, frozenset[str]] | None:
    """Return the two evenings of a trial that records something, and the outsiders."""
    played = _play_both_evenings(game, seed, ACTS, memory_stores)
    if (
        isinstance(played, TrialResult)
        or not played.blind
        or not played.twin.name.startswith("one more")
    ):
        return None
    return played.one, played.other, played.blind[-1]


class _PlayedTwins(NamedTuple):
    """The two evenings of a trial, and the viewers who may not know their difference."""

    evening: WrittenEvening
    twin: TwinScript
    one: WatchedEvening
    other: WatchedEvening
    closed: bool
    blind: list[frozenset[str]]


def _play_both_evenings(
    game: str, seed: int, acts: int, stores: Stores
) -> _PlayedTwins | TrialResult:
    """Return both evenings, or a finished trial if they differ in more than a secret."""
    kind = KINDS[game]()
    chance = Random(f"{game}/{seed}")
    evening = write_evening(kind, seed, acts)
    twin = chance.choice(SECRETS)(evening, chance) if len(evening.script) > FEW else None
    if twin is None:
        return TrialResult(game, seed)
    closed = twin.lasts and chance.random() < CLOSES
    some = chance.sample(evening.people, min(WATCHERS, len(evening.people)))
    watchers = (ROOM, *(frozenset({who}) for who in some))
    one, other = (
        _play_and_watch(EveningInPlay(kind, *stores()), script, watchers, closes=closed)
        for script in (evening.script, twin.script)
    )
    mine, theirs = one.playing, other.playing
    if not is_alike_except_secret(mine, theirs):
        return TrialResult(game, seed, f"{twin.name} changes more")
    blind = [who for who in watchers if not may_know_difference(mine, theirs, twin, who)]
    return _PlayedTwins(evening, twin, one, other, closed, blind)


def _play_and_watch(
    playing: EveningInPlay,
    script: list[TimedRequest],
    watchers: tuple[frozenset[str], ...],
    *,
    closes: bool,
) -> WatchedEvening:
    watching = WatchedEvening(playing, watchers)
    for deed in script:
        watching.does(deed)
    if closes:
        watching.close_game()
    return watching


def _places_of_leaks(
    one: WatchedEvening, other: WatchedEvening, who: frozenset[str], tries: list[TimedRequest]
) -> Iterator[str]:
    """Yield the places where a viewer got different answers in the two evenings."""
    name = ", ".join(sorted(who)) or "the room"
    mine, theirs = (watching.answers_to_watcher(who, (SECRET,), tries) for watching in (one, other))
    for place, said, otherwise in byte_differences(mine, theirs):
        yield f"{name} at {place}: {said!r} or {otherwise!r}"


def byte_differences(one: Told, other: Told) -> Iterator[tuple[str, bytes, bytes]]:
    """Yield the places where two viewers' bytes differ, with bytes around; no digests or salts."""
    for (mine, said), (theirs, otherwise) in zip(one, other, strict=False):
        if mine != theirs:
            yield f"{mine} or {theirs}", b"", b""
            return
        if said != otherwise and (plain := _differing_bytes(said, otherwise)):
            yield mine, *plain
    if len(one) != len(other):
        yield f"{len(one)} or {len(other)} answers", b"", b""


def _differing_bytes(said: bytes, otherwise: bytes) -> tuple[bytes, bytes] | None:
    mine, theirs = (SHORT_OF.sub(b"", mask_hashes(one)) for one in (said, otherwise))
    if mine == theirs:
        return None
    first = next((n for n, two in enumerate(zip(mine, theirs, strict=False)) if len({*two}) > 1), 0)
    around = slice(max(0, first - AROUND), first + AROUND)
    return mine[around], theirs[around]
