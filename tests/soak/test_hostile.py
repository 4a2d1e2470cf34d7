"""No request of a client causes a traceback."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from api.rehearsal.evening import broken_invariants
from ledger.games.catalogue import GAMES
from tests.api.hall import Clock, Hall, Phone, open_hall
from tests.soak.hostile import HostileCaller
from tests.soak.stages import play_whole_evening, store_at_part

OFTEN = "1000000/second"
RATES = ("command_rate", "claim_rate", "failed_claim_rate")


async def hostile_callers(hall: Hall, chance: Random) -> list[tuple[str, Phone]]:
    """Return a player, a numen if any, a steward, and a stranger who claims to be the player."""
    state, rules = hall.game.state, hall.game.machine.rules
    hall.tokens = await hall.host.registry.renew_tokens(hall.game)
    stewards = set(state.kernel.stewards)
    everybody = [state.kernel.cards[card].character for card in hall.tokens]
    officers = sorted(rules.seats.officers(state) - stewards)
    players = sorted(set(everybody) - stewards - set(officers)) or everybody
    chosen = [chance.choice(players), *officers[:1], min(stewards)]
    phones = [(who, await hall.phone(who)) for who in chosen]
    return [*phones, (chosen[0], hall.stranger())]


async def count_hostile_requests(ruleset: str, seed: int, part: float, times: int) -> Counter[str]:
    """Return the number of requests sent at one moment of an evening.

    No request may cause a failure.
    """
    scribe = play_whole_evening(ruleset, seed, 12)
    chance, clock = Random(seed), Clock()
    store = store_at_part(scribe, part)
    clock.now = scribe.state.at + 1000
    rulesets = {ruleset: GAMES[ruleset]}
    rates: dict[str, Any] = dict.fromkeys(RATES, OFTEN)
    hall_open = open_hall(store=store, clock=clock, found=False, rulesets=rulesets, **rates)
    sent: Counter[str] = Counter()
    async with hall_open as hall:
        await hall.game.writer.answer(hall.host.registry.request_by_server("resume"))
        for who, phone in await hostile_callers(hall, chance):
            one = HostileCaller(hall, phone, who, chance)
            await one.send_hostile_requests(times)
            assert one.broken == []
            sent += one.sent
        assert broken_invariants(hall.game.scribe) == []
        said = b"".join(row.state for row in store.read(hall.id))
        kept = store.side_values(hall.id, "text")
        assert [text for digest, text in kept.items() if digest.encode() not in said] == []
    return sent


@pytest.mark.parametrize("ruleset", GAMES)
async def test_every_hostile_request_is_answered(ruleset: str) -> None:
    assert sum((await count_hostile_requests(ruleset, 7, 0.4, 1)).values()) > 0


@pytest.mark.soak
@pytest.mark.parametrize("part", [0.01, 0.2, 0.4, 0.6, 0.8, 0.95])
@pytest.mark.parametrize("ruleset", GAMES)
@pytest.mark.parametrize("seed", range(3))
async def test_every_hostile_request_at_any_moment_is_answered(
    ruleset: str, seed: int, part: float
) -> None:
    assert sum((await count_hostile_requests(ruleset, seed, part, 6)).values()) > 0
