"""The code on a card leads to the app without revealing the token on the way."""

import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import segno

from tests.api.commands.running import run_successfully


def test_a_token_of_a_card_is_never_sent_in_the_address(
    scenario: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, real = [], segno.make

    def note_and_encode_link(link: str, *given: Any, **more: Any) -> Any:
        made.append(urlsplit(link))
        return real(link, *given, **more)

    monkeypatch.setattr(segno, "make", note_and_encode_link)
    run_successfully(
        "found", scenario, "--address", "https://play.example.org", "--cards", "cards.html"
    )
    assert len(made) > 10
    for link in made:
        assert re.fullmatch(r"[0-9a-f]{32}", link.fragment)  # a browser does not send the fragment
        assert (link.path, link.query) == ("/c", "")
