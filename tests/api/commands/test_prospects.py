"""`acta serve --check`: warnings about a hall before the guests come."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from api.base.settings import Settings
from api.commands.prospects import prospects, resolve_host_name
from api.doors.address import read_address
from api.doors.printed_addresses import addresses_on_cards_of_open_games
from api.hosting.at_rest.playable_game import scribe_of_stored_game
from ledger.games.catalogue import GAMES
from ledger.kernel.order.closing import MINUTES_MINIMUM
from ledger.kernel.vocabulary.request import HOST_CARD, Request
from ledger.store import open_store
from tests.api.commands.running import run_acta, run_expecting_failure, run_successfully
from tests.certificates import make_certificate
from tests.deploy.typed import acta_error_of_line

NAME = "play.example.org"
OWN = frozenset({"127.0.0.1", "192.0.2.20"})
"""The addresses of the machine."""


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """Return the folder of a built phone app."""
    (tmp_path / "index.html").touch()
    return tmp_path


def run_name_check(settings: Settings, *answers: str) -> tuple[str, bool]:
    """Return the text of the check if names have these addresses, and whether it failed."""
    at = settings.certificate.valid_until - 20 * 86_400_000 if settings.certificate else 0
    found = [*prospects(settings, at, lambda _name: frozenset(answers), OWN)]
    return "\n".join(one.sentence for one in found), any(one.is_bad for one in found)


def settings_with_certificate(pages: Path, **more: object) -> Settings:
    open_store("acta.db").close()
    files = make_certificate(pages, NAME)
    given = {"tls_cert": files.chain, "tls_key": files.key, "pages": pages, **more}
    return Settings.model_validate(given)


def test_with_a_certificate_and_a_name_phones_get_everything(pages: Path) -> None:
    everywhere = settings_with_certificate(pages, host="0.0.0.0")  # noqa: S104 - only described
    text, bad = run_name_check(everywhere, "192.0.2.20")
    assert f"https://{NAME}:8044" in text
    assert "which is this machine" in text
    assert "the installed app" in text
    assert "do not get" not in text
    assert not bad


@pytest.mark.parametrize(
    ("answers", "why", "bad"),
    [
        ((), "Nobody here knows", True),
        (("192.0.2.7",), "192.0.2.7, which is another machine", True),
        (("127.0.0.1",), "phones ask the router", False),
    ],
)
def test_the_check_warns_of_a_name_that_does_not_lead_to_this_machine(
    pages: Path, answers: tuple[str, ...], why: str, bad: bool
) -> None:
    text, found = run_name_check(settings_with_certificate(pages), *answers)
    assert why in text
    assert found is bad


@pytest.mark.parametrize(
    ("left", "why", "bad"), [(0, "has expired", True), (3_600_000, "ends soon", False)]
)
def test_the_check_warns_before_a_certificate_expires(
    pages: Path, left: int, why: str, bad: bool
) -> None:
    settings = settings_with_certificate(pages)
    assert settings.certificate is not None
    here = frozenset({"127.0.0.1"})
    found = [*prospects(settings, settings.certificate.valid_until - left, lambda _name: here, OWN)]
    spoken = [one for one in found if why in one.sentence]
    assert [one.is_bad for one in spoken] == [bad]


def test_without_https_the_check_says_what_phones_lack(pages: Path) -> None:
    open_store("acta.db").close()
    text, bad = run_name_check(Settings(pages=pages))
    assert "http://127.0.0.1:8044" in text
    assert "do not get" in text
    assert "this machine only" in text
    assert not bad


def test_a_missing_app_and_a_missing_ledger_are_wrong(tmp_path: Path) -> None:
    text, bad = run_name_check(Settings(pages=tmp_path / "none"))
    assert "is not built" in text
    assert "holds no ledger yet" in text
    assert bad


def test_the_check_starts_no_server_and_exits_with_the_result(pages: Path) -> None:
    assert "holds no ledger yet" in run_expecting_failure("serve", "--check")
    run_successfully("found", "--ruleset", "morituri", "--address", "http://localhost:8044")
    if Settings().pages.joinpath("index.html").is_file():
        assert "holds 1 game." in run_successfully("serve", "--check")


def output_of_founding(address: str, *more: str) -> str:
    """Found a game whose cards name an address, and return the output."""
    return run_successfully(
        "found", "--ruleset", "morituri", "--force", "--address", address, *more
    )


ALL = "0.0.0.0"  # noqa: S104 - the test starts no server at this address


@pytest.mark.parametrize(
    ("address", "host", "why"),
    [
        ("http://127.0.0.1:8044", "127.0.0.1", ""),
        ("http://localhost:8044", ALL, ""),
        ("http://[::1]:8044", "::1", ""),
        ("http://192.0.2.20:8044", ALL, ""),
        ("http://192.0.2.20:8044", "192.0.2.20", ""),
        (f"http://{NAME}:8044", ALL, ""),
        (f"https://{NAME}", "127.0.0.1", ""),
        (f"https://{NAME}:8443", "localhost", ""),
        ("http://127.0.0.1:8171", "127.0.0.1", "listens at port 8044"),
        ("http://127.0.0.1", "127.0.0.1", "listens at port 8044"),
        ("http://192.0.2.20:8171", ALL, "listens at port 8044"),
        ("http://192.0.2.20:8044", "127.0.0.1", "reached by its own machine alone"),
        ("http://192.0.2.21:8044", ALL, "not this machine"),
        ("http://192.0.2.20:8044", "192.0.2.22", "listens at 192.0.2.22 alone"),
        ("http://localhost:8044", "192.0.2.20", "listens at 192.0.2.20 alone"),
        ("http://elsewhere.example:8044", ALL, "not this machine"),
        (f"https://{NAME}", ALL, "speaks plain HTTP"),
        (f"https://{NAME}:8044", "192.0.2.20", "speaks plain HTTP"),
    ],
)
def test_the_check_compares_the_addresses_on_cards_with_the_served_one(
    pages: Path, address: str, host: str, why: str
) -> None:
    def addresses_of_name(name: str) -> frozenset[str]:
        known = {NAME: "192.0.2.20"} | {one: one for one in ("192.0.2.20", "192.0.2.21")}
        return frozenset(filter(None, [known.get(name)]))

    output_of_founding(address)
    found = [*prospects(Settings(pages=pages, host=host), 0, addresses_of_name, OWN)]
    assert [one.sentence for one in found if one.is_bad and why not in one.sentence] == []
    assert any(one.is_bad for one in found) == bool(why)
    (cards,) = (one for one in found if one.sentence.startswith(f"Cards say {address}"))
    assert cards.is_bad == bool(why)


@pytest.mark.parametrize(
    ("address", "why"),
    [
        (f"https://{NAME}:8044", ""),
        (f"https://{NAME}", "listens at port 8044"),
        (f"http://{NAME}:8044", "speaks HTTPS"),
        ("https://other.example:8044", f"the certificate is for {NAME}"),
    ],
)
def test_with_a_certificate_cards_have_to_name_it(pages: Path, address: str, why: str) -> None:
    everywhere = settings_with_certificate(pages, host=ALL)
    output_of_founding(address)
    text, bad = run_name_check(everywhere, "192.0.2.20")
    assert bad == bool(why)
    assert why in text


@pytest.mark.parametrize(
    ("name", "value"), [("ACTA_SECURE_COOKIES", "true"), ("FORWARDED_ALLOW_IPS", "10.0.0.2")]
)
def test_https_may_come_from_a_proxy_named_in_the_settings(
    pages: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    output_of_founding(f"https://{NAME}")
    monkeypatch.setenv(name, value)
    text, bad = run_name_check(Settings(pages=pages, host=ALL), "192.0.2.20")
    assert f"Cards say https://{NAME}: a proxy has to bring it to http://127.0.0.1:8044." in text
    assert not bad


def test_the_check_fails_for_cards_with_a_port_that_is_not_served() -> None:
    output_of_founding("http://127.0.0.1:8171")
    told = run_expecting_failure("serve", "--check")
    assert "Cards say http://127.0.0.1:8171, but this server listens at port 8044" in told
    assert "acta serve --port 8171" in told
    assert "which this server serves" in run_acta("serve", "--check", "--port", 8171).output


def test_replaced_cards_and_cards_of_closed_games_are_not_compared(pages: Path) -> None:
    output_of_founding("http://127.0.0.1:8171")
    run_successfully("cards", "--force", "--address", "http://127.0.0.1:8044")
    with closing(open_store("acta.db")) as store:
        assert [str(one) for one in addresses_on_cards_of_open_games(store)] == [
            "http://127.0.0.1:8044"
        ]
        (game,) = store.games()
        some = next(
            iter(scribe_of_stored_game(store, game, GAMES).state.kernel.cards.values())
        ).character
    run_successfully("cards", "--force", "--only", some, "--address", f"https://{NAME}")
    with closing(open_store("acta.db")) as store:
        both = {"http://127.0.0.1:8044", f"https://{NAME}"}
        assert {str(one) for one in addresses_on_cards_of_open_games(store)} == both
        scribe = scribe_of_stored_game(store, game, GAMES)
        for act, fields in (
            ("announce-closing", {"minutes": MINUTES_MINIMUM}),
            ("confirm-closing", {}),
        ):
            scribe.answer(Request(act, HOST_CARD, act, "", 0, fields), scribe.state.at)
        scribe.catch_up(scribe.state.kernel.closes_at)
        assert scribe.state.kernel.status == "closed"
        assert addresses_on_cards_of_open_games(store) == ()
    assert "Cards say" not in run_name_check(Settings(pages=pages))[0]


def test_cards_of_an_earlier_version_are_not_compared(pages: Path) -> None:
    output_of_founding("http://127.0.0.1:8171")
    with closing(sqlite3.connect("acta.db")) as ledger:
        gone = ledger.execute("DELETE FROM sides WHERE key LIKE 'printed-at/%'").rowcount
        ledger.commit()
    assert gone > 0
    assert "Cards say" not in run_name_check(Settings(pages=pages))[0]


@pytest.mark.parametrize(
    ("address", "ways"),
    [
        ("http://localhost:8044", ["acta serve"]),
        ("http://127.0.0.1:8171", ["acta serve --port 8171"]),
        ("http://192.0.2.20:8044/", ["acta serve --lan"]),
        ("http://192.0.2.20", ["acta serve --lan --port 80"]),
        (
            "https://play.example.org:8044",
            ["acta serve ", "acta serve --lan --tls-cert CERT --tls-key KEY "],
        ),
        (
            "https://play.example.org",
            ["acta serve ", "acta serve --lan --port 443 --tls-cert CERT --tls-key KEY "],
        ),
    ],
)
def test_founding_prints_the_command_that_serves_its_cards(address: str, ways: list[str]) -> None:
    lines = [line.strip() for line in output_of_founding(address).splitlines()]
    told = [f"{line.partition('(')[0]}" for line in lines if line.startswith("acta ")]
    assert [line.strip() for line in told] == [way.strip() for way in ways]
    assert not any(acta_error_of_line(line) for line in told)
    again = run_successfully("cards", "--address", address, "--force")
    assert all(way.strip() in again for way in ways)


def test_the_printed_command_names_a_ledger_file_but_no_database(database: str) -> None:
    told = output_of_founding("http://127.0.0.1:8171", "--store", "the evening.db")
    assert "acta serve --store 'the evening.db' --port 8171" in told
    told = output_of_founding("http://127.0.0.1:8171", "--store", database)
    assert "ACTA_STORE=ADDRESS acta serve --port 8171" in told


def test_the_printed_command_names_a_port_from_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("ACTA_PORT", "8171")
    assert "acta serve --port 8044" in output_of_founding("http://127.0.0.1:8044")


@pytest.mark.parametrize(
    "address",
    [
        "play.example.org",
        "https://",
        "https://[broken",
        "https://play.example.org/acta",
        "https://play.example.org?x=1",
        "https://somebody@play.example.org",
        "ftp://play.example.org",
        "http://play.example.org:0",
        "http://play.example.org:99999",
        "http://two words",
    ],
)
def test_founding_refuses_an_address_that_phones_cannot_open(address: str) -> None:
    told = run_expecting_failure("found", "--ruleset", "morituri", "--address", address)
    assert "is no address that phones can open" in told
    assert not Path("acta.db").exists()
    assert not Path("cards.html").exists()


def test_an_address_is_stored_as_browsers_send_it() -> None:
    assert (
        str(read_address("HTTPS://Spiel.Küche.example.:443/"))
        == "https://spiel.xn--kche-0ra.example"
    )
    assert str(read_address("http://[::1]:8044")) == "http://[::1]:8044"


def test_an_unknown_name_resolves_to_nothing() -> None:
    assert resolve_host_name("nobody.invalid") == frozenset()
    assert resolve_host_name("localhost") & {"127.0.0.1", "::1"}
