"""Every later version replays every recorded evening to the same end."""

import json
from pathlib import Path

import pytest

from ledger.export.document import read_export
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.machine import Machine
from ledger.verify import OutsideFacts, Status, read_fingerprint, verify_export
from tests.evenings.recorded import EVENINGS, document_of_final_state


def test_every_game_has_a_recorded_evening() -> None:
    assert {file.stem.partition("-")[0] for file in EVENINGS} == set(GAMES)


@pytest.mark.parametrize("file", EVENINGS, ids=lambda file: file.stem)
def test_a_recorded_evening_is_replayed_to_the_same_end(file: Path) -> None:
    export = read_export(file.read_bytes().splitlines(keepends=True))
    machine = Machine(GAMES[export.header.ruleset])
    stored = [item.stored for item in export.items if item.stored is not None]
    entries = [machine.registry.decode(line) for line in stored]
    assert document_of_final_state(machine.fold(entries)) == json.loads(
        file.with_suffix(".json").read_text()
    )


@pytest.mark.parametrize("file", EVENINGS, ids=lambda file: file.stem)
def test_a_recorded_evening_still_verifies(file: Path) -> None:
    assert verify_export(file.read_bytes().splitlines(keepends=True)).ok


OLD_SEALS = [file for file in EVENINGS if file.stem != "roman_diplomacy-first"]
"""Evenings from before the heads were chained; Roman Diplomacy came later."""


@pytest.mark.parametrize("file", OLD_SEALS, ids=lambda file: file.stem)
def test_the_verifier_says_what_the_old_seal_of_a_recorded_evening_does_not_prove(
    file: Path,
) -> None:
    report = verify_export(file.read_bytes().splitlines(keepends=True))
    assert {"unchained", "alone"} <= {limit.check for limit in report.limits}
    assert report.status in (Status.EARLY, Status.UNCHAINED)
    words = read_fingerprint(report.heads[-1].words)
    known = verify_export(file.read_bytes().splitlines(keepends=True), OutsideFacts(words=(words,)))
    assert known.ok
    assert known.status == report.status
    assert "is as it was recorded" not in "\n".join(known.lines())
