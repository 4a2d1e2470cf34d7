"""The server answers only to its own names."""

import ipaddress
import socket
from pathlib import Path

import pytest
import structlog
from typer.testing import CliRunner
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from api.cli import app
from api.doors import names
from api.doors.address import read_address
from api.doors.names import ServerNames, machine_addresses
from api.doors.printed_addresses import names_on_printed_cards, printed_address_writes
from ledger.games.catalogue import GAMES
from ledger.store import open_store
from ledger.store.base import Batch
from tests.api.doors.knocking import open_connections
from tests.api.ear import serve_hall
from tests.api.hall import expect_problem, open_hall

HERE = ipaddress.ip_address("192.0.2.7")


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "127.0.0.1:8044",
        "127.8.9.10",
        "[::1]",
        "[::1]:8044",
        "localhost",
        "LocalHost:80",
        "localhost.",
        "games.localhost:8044",
        "192.0.2.7:8044",
        "play.example.org",
        "Play.Example.ORG.:443",
        socket.gethostname(),
        f"{socket.gethostname().partition('.')[0]}.local:8044",
    ],
)
def test_names_of_the_machine_and_of_the_settings_are_its_own(host: str) -> None:
    assert ServerNames(("play.example.org",), lambda: frozenset({HERE})).has_name(host)


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example",
        "play.example.org.evil.example",
        "evil.play.example.org",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "localhost@evil.example",
        "evil.example:80@localhost",
        "localhost:evil",
        "192.0.2.8",
        "0.0.0.0",  # noqa: S104 - a name that a request contains
        "[::]",
        "[::1",
        "[::1]x",
        "[::1]:x",
        "2130706433",
        ".localhost.example",
        ".local",
    ],
)
def test_other_names_are_not_the_machine_s_own(host: str) -> None:
    assert not ServerNames(("play.example.org",), lambda: frozenset({HERE})).has_name(host)


def test_an_address_that_the_machine_gets_later_is_its_own_from_then_on() -> None:
    addresses: set[names.IpAddress] = set()
    known = ServerNames(addresses=lambda: frozenset(addresses))
    assert not known.has_name("192.0.2.7:8044")
    addresses.add(HERE)
    assert known.has_name("192.0.2.7:8044")


def test_the_loopback_address_is_an_address_of_the_machine() -> None:
    assert ipaddress.ip_address("127.0.0.1") in machine_addresses()


async def test_a_page_whose_name_was_rebound_to_this_machine_is_refused() -> None:
    async with open_hall(names="play.example.org") as hall, serve_hall(hall) as address:
        hall.address = address
        ada = hall.stranger()
        for path in ("/", "/api/v1/games", "/graphql", "/metrics", "/healthz", "/nowhere"):
            answer = await ada.client.get(path, headers={"host": "evil.example"})
            told = expect_problem(answer, "unknown-host")
            assert "evil.example" in told["detail"]
            assert "ACTA_NAMES" in told["detail"]
            assert answer.headers["connection"] == "close"
        asked = {"host": "evil.example", "accept-language": "es"}
        spanish = await ada.client.get("/", headers=asked)
        assert "no conoce evil.example" in expect_problem(spanish, "unknown-host")["detail"]
        posted = await ada.client.post(
            "/api/v1/claims",
            headers={"host": "evil.example"},
            json={"token": hall.tokens["ada-1"], "device": "device-of-ada"},
        )
        expect_problem(posted, "unknown-host")
        assert not hall.game.state.kernel.cards["ada-1"].device
        for name in ("play.example.org", "localhost:1", "127.0.0.1"):
            answer = await ada.client.get("/healthz", headers={"host": name})
            assert answer.status_code == 200


async def test_a_connection_s_host_is_read_once_and_another_host_is_read_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read: list[str] = []
    has_name = ServerNames.has_name

    def note_and_check_host(names: ServerNames, host: str) -> bool:
        read.append(host)
        return has_name(names, host)

    monkeypatch.setattr(ServerNames, "has_name", note_and_check_host)
    async with (
        open_hall() as hall,
        serve_hall(hall) as address,
        open_connections(address, 2) as (knock, other),
    ):
        for host in ("127.0.0.1", "127.0.0.1", "127.0.0.1", "localhost", "localhost"):
            knock.send_get_request("/healthz", host=host)
            head = await knock.head()
            assert " 200 " in head
            length = head.partition("content-length: ")[2].partition("\r\n")[0]
            await knock.read_exactly(int(length))
        assert read == ["127.0.0.1", "localhost"]
        knock.send_get_request("/healthz", host="evil.example")
        assert " 421 " in await knock.head()
        other.send_get_request("/healthz")
        assert " 200 " in await other.head()
        assert read == ["127.0.0.1", "localhost", "evil.example", "127.0.0.1"]


async def test_a_request_without_exactly_one_host_is_refused() -> None:
    async with open_hall() as hall, serve_hall(hall) as address:
        for head in (
            b"GET /healthz HTTP/1.1\r\n\r\n",
            b"GET /healthz HTTP/1.0\r\n\r\n",
            b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nhost: evil.example\r\n\r\n",
            b"GET /healthz HTTP/1.1\r\nhost: evil.example\r\nhost: localhost\r\n\r\n",
        ):
            async with open_connections(address) as (knock,):
                knock.send_bytes(head)
                assert " 421 " in await knock.head()
                assert b"unknown-host" in await knock.read_rest()


async def test_a_socket_under_a_foreign_name_is_not_opened() -> None:
    async with open_hall() as hall, serve_hall(hall) as address:
        url = address.replace("http", "ws") + "/graphql"
        with pytest.raises(InvalidStatus) as refused:
            async with connect(
                url.replace("127.0.0.1", "evil.example"), host="127.0.0.1", proxy=None
            ):
                pass
        assert refused.value.response.status_code == 421
        assert b"unknown-host" in (refused.value.response.body or b"")


async def test_the_server_accepts_the_name_on_printed_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for command in (("found", "--address", "https://play.example.org:8443"), ("cards",)):
        assert CliRunner().invoke(app, [*command, "--force"]).exit_code == 0
    structlog.reset_defaults()
    store = open_store("acta.db")
    try:
        async with open_hall(store=store, found=False, rulesets=GAMES) as hall:
            assert hall.host.names.has_name("play.example.org")
            assert not hall.host.names.has_name("example.org")
    finally:
        store.close()


def test_the_server_accepts_the_names_on_cards_of_all_games() -> None:
    store = open_store("memory:")
    for game, address in (("yard", "https://play.example.org:8443"), ("park", "http://192.0.2.7")):
        sides = printed_address_writes(read_address(address), ["ada-1"])
        store.append(Batch(game, 0, b"", (), b"", sides))
    assert names_on_printed_cards(store) == {"play.example.org", "192.0.2.7"}
