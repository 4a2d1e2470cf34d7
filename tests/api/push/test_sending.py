"""One message to one phone: its attempts, and the addresses to which it is never sent."""

import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

import pytest
from aiohttp.resolver import ThreadedResolver

from api.access.identity import SessionCard
from api.keys.vapid import BadKeyError, ServerKey, new_private_key
from api.push.endpoints import PublicResolver, is_public
from api.push.sender import Message, Sender
from api.push.subscriptions import Subscription
from tests.api.push.service import Browser, PushService, push_service

KEY = ServerKey(new_private_key(), "mailto:host@example.org")
MESSAGE = Message(b"{}", lasts=3600, topic="t")


class RecordedSender:
    """A sender, and the waits between its attempts."""

    def __init__(self, *trusted: str) -> None:
        self.waits: list[float] = []
        self.sender = Sender(KEY, frozenset(trusted), self._sleep)

    async def _sleep(self, seconds: float) -> None:
        self.waits.append(seconds)


@asynccontextmanager
async def open_sender(
    *answers: tuple[int, dict[str, str]],
) -> AsyncIterator[tuple[PushService, RecordedSender]]:
    async with push_service() as service:
        service.answers = [*answers]
        sent = RecordedSender(service.origin)
        try:
            yield service, sent
        finally:
            await sent.sender.close()


def subscription_at(endpoint: str) -> Subscription:
    keys = Browser("", "ada").subscription("ada")["keys"]
    return Subscription(endpoint, keys["p256dh"], keys["auth"], SessionCard("", 1))


async def send_to_service(
    service: PushService, sent: RecordedSender, message: Message = MESSAGE
) -> str:
    return await sent.sender.send(subscription_at(f"{service.origin}/send/ada"), message)


async def test_a_message_that_the_service_accepts_is_sent_once() -> None:
    async with open_sender((201, {})) as (service, sent):
        assert await send_to_service(service, sent) == "sent"
        assert service.got.qsize() == 1


async def test_a_busy_push_service_is_asked_again_after_a_while() -> None:
    async with open_sender((503, {}), (429, {})) as (service, sent):
        assert await send_to_service(service, sent) == "sent"
        assert (service.got.qsize(), sent.waits) == (3, [5.0, 20.0])


async def test_a_push_service_is_asked_again_at_the_time_that_it_names() -> None:
    at = format_datetime(datetime.now(UTC) + timedelta(seconds=90), usegmt=True)
    answers = ((429, {"Retry-After": "7"}), (503, {"Retry-After": at}))
    async with open_sender(*answers) as (service, sent):
        assert await send_to_service(service, sent) == "sent"
        assert sent.waits[0] == 7
        assert 80 < sent.waits[1] <= 90


async def test_a_message_is_given_up_after_three_attempts() -> None:
    async with open_sender(*[(503, {"Retry-After": "0"})] * 9) as (service, sent):
        assert await send_to_service(service, sent) == "failed"
        assert service.got.qsize() == 3


async def test_a_message_is_not_kept_waiting_beyond_its_lifetime() -> None:
    async with open_sender((429, {"Retry-After": "60"})) as (service, sent):
        assert await send_to_service(service, sent, Message(b"{}", lasts=60, topic="t")) == "failed"
        assert (service.got.qsize(), sent.waits) == (1, [])


@pytest.mark.parametrize("status", [400, 401, 403, 413])
async def test_a_refused_message_is_not_sent_again(status: int) -> None:
    async with open_sender((status, {})) as (service, sent):
        assert await send_to_service(service, sent) == "failed"
        assert service.got.qsize() == 1


async def test_an_unreachable_push_service_is_tried_three_times(nobody: int) -> None:
    origin = f"http://127.0.0.1:{nobody}"
    sent = RecordedSender(origin)
    assert await sent.sender.send(subscription_at(f"{origin}/send/ada"), MESSAGE) == "failed"
    assert sent.waits == [5.0, 20.0]
    await sent.sender.close()


async def test_redirects_of_a_push_service_are_not_followed() -> None:
    async with push_service() as other:
        moved = (307, {"Location": f"{other.origin}/send/ada"})
        async with open_sender(moved) as (service, sent):
            assert await send_to_service(service, sent) == "failed"
            assert other.got.empty()


async def test_an_origin_that_is_no_longer_trusted_gets_no_messages() -> None:
    async with push_service() as service:
        sent = RecordedSender()
        assert await send_to_service(service, sent) == "failed"
        assert service.got.empty()
        await sent.sender.close()


async def test_a_name_that_leads_into_a_private_network_is_refused() -> None:
    resolver = PublicResolver(frozenset())
    with pytest.raises(OSError, match="private network"):
        await resolver.resolve("localhost", 443, socket.AF_INET)
    with pytest.raises(OSError, match="private network"):
        await resolver.resolve("2130706433", 443, socket.AF_INET)  # this is 127.0.0.1 as one number
    trusting = PublicResolver(frozenset({"localhost"}))
    found = await trusting.resolve("localhost", 443, socket.AF_INET)
    assert found == await ThreadedResolver().resolve("localhost", 443, socket.AF_INET)


async def test_a_message_to_a_private_name_reaches_no_server() -> None:
    async with open_sender() as (service, sent):
        port = service.origin.rpartition(":")[2]
        endpoint = f"https://localhost:{port}/send/ada"
        assert await sent.sender.send(subscription_at(endpoint), MESSAGE) == "failed"
        assert service.got.empty()


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("142.250.1.1", True),
        ("2a00:1450:4001:80b::200e", True),
        ("127.0.0.1", False),
        ("10.0.0.1", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),  # noqa: S104 - the address is only checked
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:142.250.1.1", True),
        ("2002:7f00:1::", False),
        ("64:ff9b::7f00:1", False),
    ],
)
def test_only_addresses_of_the_open_internet_are_public(address: str, public: bool) -> None:
    assert is_public(address) == public


@pytest.mark.parametrize("text", ["", "AAAA", "A" * 43, "not base64", "=" * 43, "é" * 32])
def test_a_malformed_key_is_refused_and_not_quoted(text: str) -> None:
    with pytest.raises(BadKeyError, match="acta push-key") as refused:
        ServerKey(text, "")
    assert not text or text not in str(refused.value)
