"""Limits that several servers share, also while Redis is away."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from limits import parse
from limits.strategies import FixedWindowRateLimiter
from redis.asyncio import Redis
from structlog.testing import capture_logs

from api.base.problems import ProblemError
from api.limits import shared_counts
from api.limits.rate_limits import SharedLimit
from api.limits.shared_counts import SharedCounts, redis_client
from tests.api.hall import open_hall
from tests.waking import running_redis

RATE = parse("3/minute")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Yield the address of a real server."""
    with TemporaryDirectory(prefix="re") as folder, running_redis(Path(folder)) as server:
        yield server.address


@pytest.fixture
async def client(address: str) -> AsyncIterator[Redis]:
    opened = redis_client(address)
    await opened.flushall()
    yield opened
    await opened.aclose()


async def test_a_count_at_one_server_counts_at_the_other(client: Redis) -> None:
    one, two = SharedCounts(client), SharedCounts(client)
    first, second = FixedWindowRateLimiter(one), FixedWindowRateLimiter(two)
    assert [first.hit(RATE, "ada"), first.hit(RATE, "ada")] == [True, True]
    assert second.hit(RATE, "ada")
    await one.exchange()
    await two.exchange()
    assert not second.hit(RATE, "ada")
    assert second.hit(RATE, "bea")


async def test_counts_made_during_an_exchange_are_not_lost(client: Redis) -> None:
    counts = SharedCounts(client)
    limiter = FixedWindowRateLimiter(counts)
    limiter.hit(RATE, "ada")
    exchanging = asyncio.ensure_future(counts.exchange())
    await asyncio.sleep(0)
    limiter.hit(RATE, "ada")
    await exchanging
    assert limiter.hit(RATE, "ada")
    assert not limiter.hit(RATE, "ada")


async def test_the_count_ends_at_all_servers_when_its_window_of_time_is_over(
    client: Redis,
) -> None:
    counts = SharedCounts(client)
    limiter = FixedWindowRateLimiter(counts)
    limiter.hit(RATE, "ada")
    await counts.exchange()
    (name,) = await client.keys("acta:limit:*")
    assert 0 < await client.pttl(name) <= 60_000
    until = limiter.get_window_stats(RATE, "ada").reset_time
    limiter.hit(RATE, "ada")
    await counts.exchange()
    assert limiter.get_window_stats(RATE, "ada").reset_time == pytest.approx(until, abs=1)


async def test_redis_holds_no_address_and_no_session(client: Redis) -> None:
    counts = SharedCounts(client)
    FixedWindowRateLimiter(counts).hit(RATE, "wrong-token", "192.0.2.77")
    await counts.exchange()
    kept = [*await client.keys("*")]
    assert len(kept) == 1
    assert not any(b"192.0.2" in name or b"token" in name for name in kept)


async def test_while_redis_is_away_each_server_keeps_the_limit_by_itself(nobody: int) -> None:
    counts = SharedCounts(redis_client(f"redis://127.0.0.1:{nobody}/0"))
    limiter = FixedWindowRateLimiter(counts)
    with capture_logs() as logged:
        for _ in range(2):
            assert limiter.hit(RATE, "ada")
            await counts.try_exchange()
    assert limiter.hit(RATE, "ada")
    assert not limiter.hit(RATE, "ada")
    assert [line["event"] for line in logged] == ["limits-alone"]


async def test_a_host_whose_redis_is_away_answers_and_limits_by_itself(
    monkeypatch: pytest.MonkeyPatch, nobody: int
) -> None:
    monkeypatch.setattr(shared_counts, "EXCHANGE_SECONDS", 0)
    away = f"redis://127.0.0.1:{nobody}/0"
    async with open_hall(redis=away, command_rate="2/minute") as hall:
        ada = await hall.phone("ada")
        await ada.does("sit", where="bench")
        await ada.send_command("give", to="bea", nuts=1)
        assert (await ada.expect_refusal("give", to="bea", nuts=1))["type"] == "/problems/too-many"


async def test_two_hosts_share_their_limits(address: str) -> None:
    settings: dict[str, Any] = {"redis": address, "failed_claim_rate": "2/minute"}
    async with open_hall(**settings) as one, open_hall(**settings) as two:
        for hall in (one, two):
            hall.host.limiter.count_failed_claim("198.51.100.7")
            assert isinstance(hall.host.limiter.counts, SharedCounts)
            await hall.host.limiter.counts.exchange()
        with pytest.raises(ProblemError):
            two.host.limiter.count_failed_claim("198.51.100.7")


async def limit_keys(client: Redis) -> list[bytes]:
    found: list[Any] = await client.keys("acta:limit:*")
    return found


@pytest.mark.parametrize("number", [10**6, 3, 2**62, -5])
async def test_foreign_numbers_in_redis_keep_nobody_out(client: Redis, number: int) -> None:
    counts = SharedCounts(client)
    limiter, rate = SharedLimit(counts), parse("10/minute")
    assert limiter.hit(rate, "ada")
    await counts.exchange()
    for name in await limit_keys(client):
        await client.incrby(name, number)
    for _ in range(4):
        assert limiter.test(rate, "ada")
        assert limiter.hit(rate, "ada")
        await counts.try_exchange()
    assert counts.own_count(rate.key_for("ada")) == 5
    assert [limiter.hit(rate, "ada") for _ in range(6)][-1] is False


@pytest.mark.parametrize("junk", ["text", "list", "endless", "long"])
async def test_a_foreign_value_under_the_name_of_a_counter_is_replaced(
    client: Redis, junk: str
) -> None:
    counts = SharedCounts(client)
    limiter = SharedLimit(counts)
    assert limiter.hit(RATE, "ada")
    assert limiter.hit(RATE, "bea")
    await counts.exchange()
    for name in await limit_keys(client):
        if junk == "text":
            await client.set(name, b"\xff\xfe")
        elif junk == "list":
            await client.delete(name)
            await client.lpush(name, "1", "2")
        elif junk == "endless":
            await client.persist(name)
        else:
            await client.pexpire(name, 10**12)
    for who in ("ada", "bea"):
        assert limiter.hit(RATE, who)
    with capture_logs() as logged:
        await counts.try_exchange()
        assert limiter.hit(RATE, "ada")
        await counts.try_exchange()
    assert not limiter.hit(RATE, "ada")
    assert "limits-alone" not in [line["event"] for line in logged]
    assert limiter.get_window_stats(RATE, "ada").reset_time <= time.time() + 60
    for name in await limit_keys(client):
        assert 0 < await client.pttl(name) <= 60_000


async def test_a_host_keeps_nobody_out_because_of_foreign_numbers_in_redis(address: str) -> None:
    async with open_hall(redis=address) as hall:
        ada = await hall.phone("ada")
        counts = hall.host.limiter.counts
        assert isinstance(counts, SharedCounts)
        client = redis_client(address)
        for where in ("bench", "wall") * 10:
            await ada.does("sit", where=where)
            await counts.try_exchange()
            for name in await limit_keys(client):
                await client.incrby(name, 10**6)
        await client.aclose()


async def test_two_servers_exceed_a_shared_limit_only_slightly(
    client: Redis,
) -> None:
    one, two, rate = SharedCounts(client), SharedCounts(client), parse("10/minute")
    first, second = SharedLimit(one), SharedLimit(two)
    passed = 0
    for _ in range(10):
        for counts, limiter in ((one, first), (two, second)):
            passed += limiter.hit(rate, "ada")
            await counts.exchange()
    assert 10 <= passed <= 12  # each server knows the other's count a moment later
