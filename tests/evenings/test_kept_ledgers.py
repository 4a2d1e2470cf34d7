"""Every later version opens the store files of earlier versions, and continues them."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from api.access.founding import token_hash
from api.base.settings import Settings
from api.exports.ledger_file import whole_ledger_lines
from api.hosting.host import Host
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.machine import Machine
from ledger.kernel.vocabulary.request import Accepted
from ledger.scribe.scribe import Scribe, open_scribe
from ledger.store import open_store
from ledger.store.base import Store
from ledger.verify import verify_export
from tests.evenings.kept import FILES, START, path_of_end_file, unpack_copy
from tests.evenings.recorded import document_of_final_state

LATER = START + 10**9


@pytest.fixture(params=FILES, ids=lambda file: file.name.removesuffix(".db.gz"))
def kept(request: pytest.FixtureRequest) -> Path:
    file: Path = request.param
    return file


@pytest.fixture
def store(kept: Path, tmp_path: Path) -> Iterator[Store]:
    opened = open_store(str(unpack_copy(kept, tmp_path)))
    yield opened
    opened.close()


def _open_scribe(store: Store, kept: Path) -> Scribe:
    end = json.loads(path_of_end_file(kept).read_text())
    rules = GAMES[kept.name.partition("-")[0]]
    return open_scribe(Machine(rules), store, end["game"], Random(1).randbytes)


def test_a_finished_and_an_open_game_of_every_ruleset_are_stored() -> None:
    names = {file.name.removesuffix(".db.gz") for file in FILES}
    assert {f"{game}-v0.1-{kind}" for game in GAMES for kind in ("ended", "open")} <= names
    assert {f"{game}-v0.2-midst" for game in GAMES} <= names


def test_a_stored_ledger_is_folded_to_its_recorded_end(store: Store, kept: Path) -> None:
    end = json.loads(path_of_end_file(kept).read_text())
    found = json.loads(json.dumps(document_of_final_state(_open_scribe(store, kept).state)))
    assert found == {what: end[what] for what in found}


def test_an_export_of_a_stored_ledger_still_verifies(store: Store, kept: Path) -> None:
    report = verify_export(whole_ledger_lines(_open_scribe(store, kept), with_texts=True))
    assert report.ok, report.findings


async def test_a_stored_game_is_served_its_cards_open_it_and_it_goes_on(
    store: Store, kept: Path
) -> None:
    end = json.loads(path_of_end_file(kept).read_text())
    host = Host(store, GAMES, Settings(), clock=lambda: LATER, randomness=Random(2).randbytes)
    await host.start()
    try:
        for card, token in end["tokens"].items():
            assert (known := host.access.identity.find_token(token_hash(token))) is not None
            assert known.card == card
        act = (
            "resume" if host.registry.game(end["game"]).state.kernel.status == "paused" else "pause"
        )
        answer = await host.registry.game(end["game"]).writer.answer(
            host.registry.request_by_server(act)
        )
        assert isinstance(answer, Accepted) or end["status"] == "closed"
    finally:
        await host.stop()
