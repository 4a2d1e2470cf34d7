"""Archives opened as files: of a game that bots have played, or changed by hand."""

import re
import uuid
from base64 import b64encode
from gzip import compress
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext

from api.archiving.page import archive_as_one_page, folder_files, page_template
from api.archiving.stepwise_archive import pack_archive
from api.base.settings import Settings
from api.game.reader import GameReader
from ledger.games.catalogue import GAMES
from ledger.kernel.vocabulary.request import Accepted, Request
from ledger.record.audience import Viewer
from ledger.record.state import Card
from ledger.scribe.heads import MINUTE_MILLISECONDS
from ledger.scribe.scribe import Scribe
from tests.api.archiving.unpacked import data_blocks_of_page, decompress_base64, unpack_page
from tests.browser.phone import TALL, Phone, Size
from tests.browser.replayed import BEGAN
from tests.load.rehearsed import Rehearsal

DIE = re.compile(r'(\\"rolls\\":\[\{.*?\\"value\\":)(\d+)')
"""A die in an entry of a sealed export: the text before its value, and the value."""


def write_archive(place: Path, ruleset: str, acts: int, *, whole: bool = True) -> Path:
    """Write the archive of a player of a closed game with this many acts, and return its path.

    The archive is one file, or (`whole=False`) a folder.
    """
    rehearsal = Rehearsal(place / "evening.db", GAMES[ruleset], None, 8, BEGAN)
    for _ in rehearsal.play_acts(acts):
        pass
    close_game(rehearsal.scribe)
    reader = GameReader(rehearsal.scribe, lambda: BEGAN)
    viewer = Viewer(frozenset({rehearsal.seats[0].character}), sees_opened_ledger=True)
    page, data = page_template(Settings().pages), pack_archive(reader, viewer)
    rehearsal.close()
    files = [("home.html", archive_as_one_page(page, data))] if whole else folder_files(page, data)
    for name, content in files:
        (place / name).parent.mkdir(exist_ok=True)
        (place / name).write_bytes(content)
    return place / ("home.html" if whole else "index.html")


def close_game(scribe: Scribe) -> None:
    """Let all stewards close the game."""
    kernel = scribe.state.kernel
    cards = [kernel.cards[card] for card in sorted(kernel.cards)]
    stewards = [card for card in cards if card.character in kernel.stewards]
    _do_with_agreement(scribe, stewards[0], "announce-closing", minutes=1)
    _do_with_agreement(scribe, stewards[1 % len(stewards)], "confirm-closing")
    scribe.catch_up(scribe.state.at + MINUTE_MILLISECONDS)
    assert scribe.state.kernel.status == "closed"


def _do_with_agreement(scribe: Scribe, card: Card, act: str, **fields: object) -> None:
    """Do an act with a card, and let all required voices agree."""
    _do_act(scribe, card, act, **fields)
    waiting = [one for one in scribe.state.kernel.petitions.values() if one.type == act]
    for petition in waiting:
        voices = {one.character: one for one in scribe.state.kernel.cards.values()}
        for voice in petition.voices:
            _do_act(scribe, voices[voice], "consent", petition=petition.id)


def _do_act(scribe: Scribe, card: Card, act: str, **fields: object) -> None:
    period = scribe.state.kernel.period.seq
    request = Request(str(uuid.uuid4()), card.id, act, card.character, period, dict(fields))
    outcome = scribe.answer(request, scribe.state.at + 1)
    assert isinstance(outcome, Accepted), outcome


def open_archive(browser: Browser, path: Path, size: Size = TALL) -> Phone:
    """Return a phone without a network that has opened a file."""
    phone = Phone(_offline_context(browser, size), "")
    phone.page.goto(path.as_uri())
    return phone


def _offline_context(browser: Browser, size: Size) -> BrowserContext:
    width, height = size
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=True)
    context.set_offline(True)
    return context


def archive_with_other_die(page: bytes) -> bytes:
    """Return the archive with one changed die: it shows one more, or one less."""
    ledger = unpack_page(page).text("/export.jsonl").splitlines()
    line, found = next((line, found) for line in ledger if (found := DIE.search(line)))
    value = int(found[2])
    changed = line.replace(found[0], f"{found[1]}{value - 1 if value > 1 else value + 1}", 1)
    for name, block in data_blocks_of_page(page).items():
        text = decompress_base64(block) if name.startswith("part-") else ""
        if line in text:
            repacked = b64encode(compress(text.replace(line, changed).encode()))
            return page.replace(block.encode(), repacked)
    raise AssertionError("no part has the ledger")
