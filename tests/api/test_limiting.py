"""How knocks and other requests are counted."""

import threading

import pytest
from limits import parse
from limits.strategies import FixedWindowRateLimiter
from structlog.testing import capture_logs

from api.base.problems import ProblemError
from api.base.settings import Settings
from api.limits.rate_limits import ASKER_LIMIT, Counts, Limiter


class Clock:
    """A clock that tests move by hand."""

    now = 1_000.0

    def __call__(self) -> float:
        return self.now


def test_the_count_begins_anew_when_its_window_of_time_is_over() -> None:
    clock, rate = Clock(), parse("2/10 seconds")
    counts = FixedWindowRateLimiter(Counts(clock))
    assert [counts.hit(rate, "ada") for _ in range(3)] == [True, True, False]
    assert counts.hit(rate, "bea")
    assert not counts.test(rate, "ada")
    assert counts.get_window_stats(rate, "ada").reset_time == clock.now + 10
    clock.now += 10
    assert counts.test(rate, "ada")
    assert counts.hit(rate, "ada")


def test_counts_of_old_knocks_are_forgotten() -> None:
    clock = Clock()
    counts = Counts(clock)
    for number in range(ASKER_LIMIT):
        counts.incr(str(number), 10)
    clock.now += 10
    counts.incr("one more", 10)
    assert counts.reset() == 1
    assert counts.get("one more") == 0


def test_a_cleared_address_starts_at_zero() -> None:
    counts = Counts(Clock())
    counts.incr("ada", 10)
    counts.clear("ada")
    assert counts.get("ada") == 0
    assert counts.check()


def test_counting_starts_no_thread() -> None:
    before = threading.active_count()
    limiter = Limiter(Settings(command_rate="2/minute"))
    limiter.command("ada")
    limiter.command("ada")
    with pytest.raises(ProblemError):
        limiter.command("ada")
    assert threading.active_count() == before


def test_an_ipv6_network_counts_as_one_address_and_an_ipv4_address_as_itself() -> None:
    limiter = Limiter(Settings(failed_claim_rate="2/minute"))
    for address in ("2001:db8::1", "2001:db8::2"):
        limiter.count_failed_claim(address)
    with pytest.raises(ProblemError):
        limiter.count_failed_claim("2001:db8::3")
    for address in ("2001:db8:0:1::3", "192.0.2.1", "::ffff:192.0.2.1", "192.0.2.2", "nowhere"):
        limiter.count_failed_claim(address)
    with pytest.raises(ProblemError):
        limiter.count_failed_claim("192.0.2.1")


def test_wrong_tokens_and_right_claims_have_separate_limits() -> None:
    limiter = Limiter(Settings(claim_rate="1/minute", failed_claim_rate="2/minute"))
    limiter.count_claim("yard/ada-1")
    with pytest.raises(ProblemError):
        limiter.count_claim("yard/ada-1")
    for _ in range(2):
        limiter.count_failed_claim("192.0.2.1")
    with pytest.raises(ProblemError):
        limiter.count_failed_claim("192.0.2.1")


def test_a_reached_limit_is_logged_once() -> None:
    limiter = Limiter(Settings(command_rate="2/minute"))
    with capture_logs() as logged:
        for _ in range(2):
            limiter.command("ada" * 20)
        assert logged == []
        for _ in range(3):
            with pytest.raises(ProblemError):
                limiter.command("ada" * 20)
    (line,) = logged
    assert (line["event"], line["what"], line["who"]) == ("limit", "command", "adaadaadaadaadaa")


class BusyElsewhere(Counts):
    """Counts of which other servers have counted 600."""

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        return super().incr(key, expiry, amount) + 600

    def own(self, key: str) -> int:
        return self.get(key)


def test_no_server_grants_typed_codes_beyond_the_limit_of_all() -> None:
    limiter = Limiter(Settings(), BusyElsewhere())
    with pytest.raises(ProblemError) as refused:
        limiter.count_typed_code("192.0.2.1")
    assert refused.value.slug == "too-many"
