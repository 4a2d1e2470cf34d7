"""The same evening twice, with one secret between two people: others are told the very same bytes.

Fingerprints of signed heads are left out (they depend on everything), and of a ruling the room may
count that there was one. Whoever may know sees a difference: so nothing here is equal for nothing.
"""

from collections import Counter

import pytest

from tests.api.secrecy.compare import differences, looked_at
from tests.api.secrecy.covered import (
    ASSETS,
    ENTRIES,
    SLICES,
    apart,
    overheard,
    private_assets,
    private_entries,
    private_slices,
    tried_by,
)
from tests.api.secrecy.kind import Kind
from tests.api.secrecy.kinds import kinds
from tests.api.secrecy.playing import LISTENING, OFFICES, Secret, Told, phones, played

KINDS = kinds()
AT_ONCE = 2
"""So many officers try everything they may record at one secret, others at the next; all of them
at each would take long: `make soak` does that."""


def officers(number: int) -> tuple[str, ...]:
    """Who tries everything at the secret of this number: each officer has their turn."""
    first = number * AT_ONCE % len(OFFICES)
    return OFFICES[first : first + AT_ONCE]


_TURNS = {kind.name: officers(number) for number, kind in enumerate(KINDS)}
_left = Counter(
    (repr(secret), _TURNS[kind.name]) for kind in KINDS for secret in (kind.one, kind.other)
)
_told: dict[tuple[str, tuple[str, ...]], Told] = {}


async def told(secret: Secret, offices: tuple[str, ...]) -> Told:
    """What everybody is told in an evening, which is played once and kept while it is wanted."""
    name = repr(secret), offices
    found = _told.pop(name, None) or await played(secret, offices=offices)
    _left[name] -= 1
    if _left[name] > 0:
        _told[name] = found
    return found


def knowing(kind: Kind, listening: Told) -> set[str]:
    """The phones of those who may know, as far as they listen."""
    everybody = phones().items()
    knowing = {name for name, p in everybody if not kind.knows.isdisjoint(p.characters)}
    return knowing & listening.keys()


def test_each_officer_has_a_turn() -> None:
    assert {who for turn in _TURNS.values() for who in turn} == set(OFFICES) <= set(LISTENING)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
async def test_nobody_else_can_tell(kind: Kind) -> None:
    turn = _TURNS[kind.name]
    one, other = await told(kind.one, turn), await told(kind.other, turn)
    knows = knowing(kind, one)
    found = differences(one, other, ruled=kind.ruled)
    assert {name: found[name] for name in found.keys() - knows} == {}
    seen = differences(looked_at(one), looked_at(other), ruled=kind.ruled)
    assert seen.keys() == (set() if kind.silent else knows)
    assert tried_by(kind.name) <= apart(one["fata"], other["fata"])
    for evening in (one, other):
        assert private_slices(evening["fata"], evening["room"]) <= SLICES.keys()
        assert overheard(evening["room"]) == set()


def test_every_secret_of_the_game_has_a_case() -> None:
    assert private_entries() == ENTRIES.keys()
    assert private_assets() == ASSETS.keys()
    assert {*ENTRIES.values(), *ASSETS.values(), *SLICES.values()} <= {kind.name for kind in KINDS}
