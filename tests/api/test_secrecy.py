"""The same evening is played twice, with one secret between two people: others get the same bytes.

Fingerprints of signed heads are left out, because they depend on everything. The room may count
rulings. Viewers who may know see a difference, which shows that the comparison works.
"""

import itertools
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

import pytest

from tests.api.secrecy.compare import differences, only_seen_parts
from tests.api.secrecy.covered import (
    ASSETS,
    ELSEWHERE,
    ENTRIES,
    GATHERED,
    SLICES,
    names_of_differing_news,
    names_tried_by_kind,
    overheard_news,
    private_assets,
    private_entries,
    private_slices,
)
from tests.api.secrecy.kind import SecretKind
from tests.api.secrecy.kinds import all_kinds
from tests.api.secrecy.playing import (
    CURIOUS,
    LISTENING,
    OFFICES,
    SecretCourse,
    Told,
    new_phones,
    play_evening,
)

KINDS = all_kinds()
TURNS = 4
"""The number of turns of watchers.

A few people watch each secret, because watching with all people would take long. `make soak` has
the whole cast watch.
"""


class EveningWatchers(NamedTuple):
    """The listeners of an evening, those who ask for everything, and those who try recordings."""

    listening: tuple[str, ...]
    curious: tuple[str, ...]
    officers: tuple[str, ...]


def watchers_of_turn(number: int) -> EveningWatchers:
    """Return the watchers of the turn of this number; the room and the Fates always listen."""
    turn = number % TURNS
    curious = "room", [who for who in CURIOUS if who != "room"][turn]
    officers = OFFICES[turn::TURNS]
    return EveningWatchers(
        tuple(dict.fromkeys((*curious, "fata", *officers, *LISTENING[turn::TURNS]))),
        curious,
        officers,
    )


def watchers_by_kind(kinds: Iterable[SecretKind]) -> dict[str, EveningWatchers]:
    """Return the watchers of each kind. Kinds that share an evening have the same watchers.

    The evening is then played once for all of them. The evening without a secret is played once for
    each turn.
    """
    turns, found = dict[str, int](), dict[str, EveningWatchers]()
    fresh = itertools.count()
    for kind in kinds:
        evenings = [repr(secret) for secret in (kind.one, kind.other) if secret != SecretCourse()]
        known = [turns[evening] for evening in evenings if evening in turns]
        turn = known[0] if known else next(fresh)
        turns |= {evening: turn for evening in evenings if evening not in turns}
        found[kind.name] = watchers_of_turn(turn)
    return found


WATCHES = watchers_by_kind(KINDS)
_left = Counter(
    (repr(secret), WATCHES[kind.name]) for kind in KINDS for secret in (kind.one, kind.other)
)
_told: dict[tuple[str, EveningWatchers], Told] = {}


async def watcher_answers(secret: SecretCourse, by: EveningWatchers) -> Told:
    """Return the answers to the watchers of an evening; they are cached while they are needed."""
    name = repr(secret), by
    found = _told.pop(name, None) or await play_evening(secret, *by)
    _left[name] -= 1
    if _left[name] > 0:
        _told[name] = found
    return found


def phones_that_may_know(kind: SecretKind, listening: Told) -> set[str]:
    """Return the phones of people who may know, among the listeners."""
    everybody = new_phones().items()
    knowing = {name for name, p in everybody if not kind.knows.isdisjoint(p.characters)}
    return knowing & listening.keys()


def test_every_possible_watcher_watches_some_secret() -> None:
    for number, everybody in enumerate((LISTENING, CURIOUS, OFFICES)):
        assert {who for by in WATCHES.values() for who in by[number]} == set(everybody)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
async def test_viewers_outside_a_secret_cannot_tell(kind: SecretKind) -> None:
    by = WATCHES[kind.name]
    one, other = await watcher_answers(kind.one, by), await watcher_answers(kind.other, by)
    knows = phones_that_may_know(kind, one)
    found = differences(one, other, ruled=kind.ruled)
    assert {name: found[name] for name in found.keys() - knows} == {}
    seen = differences(only_seen_parts(one), only_seen_parts(other), ruled=kind.ruled)
    assert seen.keys() == (set() if kind.silent else knows)
    assert names_tried_by_kind(kind.name) <= names_of_differing_news(one["fata"], other["fata"])
    for evening in (one, other):
        assert private_slices(evening["fata"], evening["room"]) <= SLICES.keys() | GATHERED
        assert overheard_news(evening["room"]) == set()


def test_every_secret_of_the_game_has_a_case() -> None:
    assert private_entries() == ENTRIES.keys() | ELSEWHERE
    assert private_assets() == ASSETS.keys()
    assert {*ENTRIES.values(), *ASSETS.values(), *SLICES.values()} <= {kind.name for kind in KINDS}
