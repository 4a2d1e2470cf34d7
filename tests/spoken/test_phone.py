"""The phone renders every message like the server: both use the same files."""

import json
import os
import subprocess
from collections.abc import Iterable, Mapping

import pytest

from deploy.bootstrap import find_npm
from ledger.contract.messages import LANGUAGES, Messages
from tests.shape.tree import ROOT
from tests.spoken.rendered import (
    PLURAL,
    SECOND,
    SINGULAR,
    SPEAKERS,
    Rendering,
    made_up_person_name,
    message_files,
    renderings_of_all_messages,
)

PEOPLE = {"unus": SINGULAR, "gemini": PLURAL, "tertia": SECOND, "isis": "Isis", "fata": "The Fates"}

NAMED = ("who", "to", "writer", "act")

SAMPLES = [
    Rendering(key, {**dict.fromkeys(NAMED, who), "n": number, "asset": "asset:legio_curialis"}, "")
    for key in ("gift-made", "lacks", "letter-reported", "stewards-only", "petition-withdrawn")
    for who in ("who:fata", ["who:unus", "who:isis"], ["who:fata", "who:isis"], "who:nemo", "Nemo")
    for number in (0, 1, 2, 1_000_000)
]
"""Names with an article, an *and* that depends on the name behind it, and missing names."""


def phone_renderings(
    sources: Iterable[str], language: str, people: Mapping[str, str], asked: Iterable[Rendering]
) -> list[str]:
    """Return the phone's own renderings of these messages."""
    request = {
        "sources": [*sources],
        "language": language,
        "names": people,
        "plural": ["gemini"],
        "messages": [{"key": one.key, "args": one.args} for one in asked],
    }
    npm, path = find_npm()
    said = subprocess.run(
        [npm, "run", "--silent", "say"],
        cwd=ROOT / "pwa",
        env={**os.environ, "PATH": path},
        input=json.dumps(request),
        capture_output=True,
        text=True,
        check=True,
    )
    return list(json.loads(said.stdout))


def message_sources(speakers: Iterable[str], language: str) -> list[str]:
    """Return the texts of these games."""
    files = (file for speaker in speakers for file in message_files(speaker, language))
    return [file.read_text("utf-8") for file in files]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phone_renders_every_message_as_the_server_does(language: str) -> None:
    for speaker in SPEAKERS:
        asked = [
            *renderings_of_all_messages(speaker, language, "several", 1),
            *renderings_of_all_messages(speaker, language, "list", 2),
        ]
        said = phone_renderings(message_sources([speaker], language), language, PEOPLE, asked)
        differ = [
            (one.key, one.text, text)
            for one, text in zip(asked, said, strict=True)
            if one.text != text
        ]
        assert not differ, "\n".join(map(str, differ[:20]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phone_and_the_server_render_articles_lists_and_amounts_alike(language: str) -> None:
    sources = message_sources(["", "ludi_romani"], language)
    server = Messages(sources, language)
    expected = [server.text(one.key, one.args, name_of_listed_person) for one in SAMPLES]
    # the phone's view translates names of people before a message is made
    called = {who: server.name_in_language(name) for who, name in PEOPLE.items()}
    assert phone_renderings(sources, language, called, SAMPLES) == expected


def name_of_listed_person(kind: str, what: str) -> str | None:
    """Return the names of these people."""
    return PEOPLE.get(what) if kind == "who" else made_up_person_name(kind, what)
