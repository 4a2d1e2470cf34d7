"""The same evening is played twice, with one secret.

The whole cast listens, and twice as many viewers look.
"""

import pytest

from tests.api.secrecy.compare import differences
from tests.api.secrecy.kind import SecretKind
from tests.api.secrecy.kinds import all_kinds
from tests.api.secrecy.playing import LISTENING, NEW, SPARE, new_phones, play_evening

EVERYBODY = [name for name in new_phones() if name not in (NEW, SPARE)]


@pytest.mark.soak
@pytest.mark.parametrize("kind", all_kinds(), ids=lambda kind: kind.name)
async def test_nobody_in_the_cast_outside_a_secret_can_tell(kind: SecretKind) -> None:
    one = await play_evening(kind.one, EVERYBODY, LISTENING)
    other = await play_evening(kind.other, EVERYBODY, LISTENING)
    knowing = {n for n, p in new_phones().items() if not kind.knows.isdisjoint(p.characters)}
    found = differences(one, other, ruled=kind.ruled)
    assert {name: found[name] for name in found.keys() - knowing} == {}
