"""Two phones owe something until a deadline: saved, replaced, sealed, ready, opened."""

import re
import sys
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.phone import TALL, Phone, phone_on
from tests.browser.served import ADMIN, Served

JAR = (sys.executable, "-m", "tests.browser.jar")
GUESSERS = ("ada", "bea")
CARD = ".card.call"


@pytest.fixture
def jar(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path, program=JAR) as served:
        yield served


def founded(served: Served) -> dict[str, str]:
    """A new game in which the aunt has filled a jar: the tokens, by character."""
    with httpx2.Client(base_url=served.address) as client:
        host = {"Authorization": f"Bearer {ADMIN}"}
        game = client.post("/api/v1/games", json={"ruleset": "nuces"}, headers=host).json()
        tokens = {card["character"]: card["token"] for card in reversed(game["cards"])}
        claim = {"token": tokens["aunt"], "device": "device-of-the-aunt"}
        assert client.post("/api/v1/claims", json=claim).status_code == 200
        fill: dict[str, Any] = {"type": "fill-jar", "as": "aunt", "period": 1, "minutes": 60}
        fill |= {"guessers": list(GUESSERS), "told": "names"}
        key = {"idempotency-key": str(uuid.uuid4())}
        path = f"/api/v1/games/{game['game']}/commands"
        assert client.post(path, json=fill, headers=key).status_code == 201
    return tokens


def guesses(phone: Phone, more: int) -> None:
    """Save a guess that is so much more than the form begins with."""
    phone.opens(re.compile("^(Change: )?Guess$"))
    for _ in range(more):
        phone.step("More: Nuts", phone.sheet)
    phone.sends("Save")


def test_two_phones_save_are_sealed_ready_and_opened(browser: Browser, jar: Served) -> None:
    tokens = founded(jar)
    with phone_on(browser, jar.address, TALL) as ada, phone_on(browser, jar.address, TALL) as bea:
        ada.enter(tokens["ada"], "Ada")
        bea.enter(tokens["bea"], "Bea")
        card = ada.page.locator(CARD)
        expect(card).to_contain_text("nothing saved, not ready")
        expect(card).to_contain_text("Not ready yet: Ada and Bea")
        guesses(ada, 6)
        expect(card).to_contain_text(re.compile("(saved|sealed) .*, not ready"))
        expect(card).to_contain_text(re.compile(r"sealed \d\d:\d\d, not ready"))
        ada.opens("Change: Guess")
        expect(ada.sheet).to_contain_text("7")
        ada.closes()
        guesses(ada, 2)
        ada.page.reload()
        ada.is_live()
        expect(card).to_contain_text(re.compile(r"sealed \d\d:\d\d, not ready"))
        ada.tap("I am ready")
        expect(bea.page.locator(CARD)).to_contain_text("Not ready yet: Bea")
        bea.tap("I am ready")
        for phone in (ada, bea):
            expect(phone.page.locator(CARD)).to_have_count(0)
            phone.tab("Chronicle")
            phone.reads("Opened: Guesses")
            assert phone.faults == []
