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
from tests.api.secrecy.playing import Secret, Told, phones, played

KINDS = kinds()
_left = Counter(repr(secret) for kind in KINDS for secret in (kind.one, kind.other))
_told: dict[str, Told] = {}


async def told(secret: Secret) -> Told:
    """What everybody is told in an evening, which is played once and kept while it is wanted."""
    name = repr(secret)
    found = _told.pop(name, None) or await played(secret)
    _left[name] -= 1
    if _left[name] > 0:
        _told[name] = found
    return found


def knowing(kind: Kind) -> set[str]:
    """The phones of those who may know."""
    return {name for name, p in phones().items() if not kind.knows.isdisjoint(p.characters)}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
async def test_nobody_else_can_tell(kind: Kind) -> None:
    one, other = await told(kind.one), await told(kind.other)
    found = differences(one, other, ruled=kind.ruled)
    assert {name: found[name] for name in found.keys() - knowing(kind)} == {}
    seen = differences(looked_at(one), looked_at(other), ruled=kind.ruled)
    assert seen.keys() == (set() if kind.silent else knowing(kind))
    assert tried_by(kind.name) <= apart(one["fata"], other["fata"])
    for evening in (one, other):
        assert private_slices(evening["fata"], evening["room"]) <= SLICES.keys()
        assert overheard(evening["room"]) == set()


def test_every_secret_of_the_game_has_a_case() -> None:
    assert private_entries() == ENTRIES.keys()
    assert private_assets() == ASSETS.keys()
    assert {*ENTRIES.values(), *ASSETS.values(), *SLICES.values()} <= {kind.name for kind in KINDS}
