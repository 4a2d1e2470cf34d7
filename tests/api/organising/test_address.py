"""The address check: each finding is a sentence, with the one thing to do."""

import pytest

from api.base.settings import Settings
from api.doors.names import machine_addresses
from api.organising.address_check import address_findings, possible_sites
from api.serve import ALL_ADDRESSES
from tests.api.hall import document_of, open_hall
from tests.api.organising.desk import ADMIN, TABLES, make_event, sign_in

LAN = Settings(host=ALL_ADDRESSES, port=8044)
ALONE = Settings(port=8044)


@pytest.mark.parametrize(
    ("text", "settings", "sentence", "remedy"),
    [
        ("", LAN, "No address for phones", "Type it in the step"),
        ("nonsense", LAN, "No address for phones", "Type it in the step"),
        ("http://127.0.0.1:8044", LAN, "Only this machine can open", "in its network"),
        ("http://192.0.2.7:8044", LAN, "is another machine", "Type an address of this machine"),
        ("http://192.0.2.7:8044", ALONE, "it listens to this machine only", "--lan"),
        ("http://192.0.2.7:80", LAN, "listens at port 8044", "Write :8044"),
        ("https://192.0.2.7:8044", LAN, "has no certificate", "--tls-cert"),
        ("http://nowhere.invalid:8044", LAN, "Nobody in this network knows", "Let the router"),
    ],
)
def test_an_address_that_phones_cannot_open_is_named_with_its_remedy(
    text: str, settings: Settings, sentence: str, remedy: str
) -> None:
    first, *_others = address_findings(text, settings, 8044, 0, lambda _name: frozenset())
    assert first.bad
    assert sentence in first.sentence
    assert remedy in first.remedy


def test_a_name_that_the_network_answers_with_this_machine_is_good() -> None:
    machine = frozenset(map(str, machine_addresses()))
    first, plain = address_findings("http://hall.example:8044", LAN, 8044, 0, lambda _: machine)
    assert (first.bad, plain.bad) == (False, False)
    assert "Phones find this server" in first.sentence
    assert "install the app" in plain.sentence


def test_an_https_address_before_a_server_for_its_own_machine_needs_a_proxy() -> None:
    (first,) = address_findings("https://hall.example", ALONE, 8044, 0)
    assert not first.bad
    assert "8044" in first.sentence


def test_the_sites_to_choose_are_addresses_that_other_machines_can_open() -> None:
    machine = {f"http://{one}:8044" for one in machine_addresses() if one.version == 4}
    sites = possible_sites(LAN, 8044)
    assert set(sites) <= machine | {f"http://[{one}]:8044" for one in machine_addresses()}
    assert not [site for site in sites if "127.0.0.1" in site or "[::1]" in site]


async def test_the_check_reads_the_address_of_the_event() -> None:
    async with open_hall(rulesets=TABLES, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        details = {"address": "http://127.0.0.1:8044"}
        event = await make_event(browser, ruleset="cursus_honorum", details=details)
        path = f"/organiser/events/{event['id']}/address"
        findings = document_of(await browser.get(path))["findings"]
        assert findings[0]["bad"]
        assert "127.0.0.1" in findings[0]["sentence"]
