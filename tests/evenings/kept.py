"""Stored ledgers: whole store files of finished and open games, written by earlier versions.

`python -m tests.evenings.kept VERSION` stores the ledgers of today's version. `VERSION midst`
stores games in the midst of an act that waits. A stored file is never written again, because every
later version has to open it.
"""

import contextlib
import gzip
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from api.access.founding import found_game_in_store
from api.rehearsal.evening import Pace, make_rehearsal
from ledger.contract.ruleset import Ruleset
from ledger.games.catalogue import GAMES
from ledger.record.state import State
from ledger.scribe.commits import PreparedBatch
from ledger.scribe.scribe import Scribe
from ledger.store import open_store
from tests.evenings.recorded import HERE, document_of_final_state

KEPT = HERE / "kept"
FILES = sorted(KEPT.glob("*.db.gz"))
START = 1_800_000_000_000
STOPS = {"ended": None, "open": 3, "midst": None}
"""The number of periods after which a game stops.

None means that a game is stored at its end, or in its midst.
"""


def _is_in_battle(scribe: Scribe) -> bool:
    state: State[Any] = scribe.state
    people = state.world.people.values()
    return bool(state.kernel.petitions) and any("in_proelium" in one.statuses for one in people)


MIDST: dict[str, Callable[[Scribe], bool]] = {
    "ludi_romani": _is_in_battle,
    "cursus_honorum": lambda scribe: bool(scribe.state.world.candidacies),
    "morituri": lambda scribe: bool(scribe.state.world.bout),
    "roman_diplomacy": lambda scribe: len(scribe.submissions.rows) > 1,
}
"""The midst of a game: a battle with a petition open, an election, a fight, half-written orders."""


class _StopPlayingError(Exception):
    """Return whether the game has been played for long enough."""


def play_and_store_games(version: str, *kinds: str) -> Iterator[Path]:
    """Play games of every ruleset, of these kinds or of all, and yield the stored files."""
    KEPT.mkdir(exist_ok=True)
    for name, rules in GAMES.items():
        for kind, periods in STOPS.items():
            if kinds and kind not in kinds:
                continue
            file = KEPT / f"{name}-{version}-{kind}.db.gz"
            if file.exists():
                sys.exit(f"{file.name} was kept before; ledgers are never written again")
            midst = MIDST[name] if kind == "midst" else None
            stored, end = _play_periods(rules, f"{name} {version} {kind}", periods, midst)
            file.write_bytes(gzip.compress(stored, 9, mtime=0))
            path_of_end_file(file).write_text(json.dumps(end, indent=1) + "\n")
            yield file


def path_of_end_file(file: Path) -> Path:
    """Return the file with a stored game's end: its game id, tokens of its cards, its state."""
    return file.with_name(file.name.removesuffix(".db.gz") + ".json")


def unpack_copy(file: Path, folder: Path) -> Path:
    """Return a copy of a stored file that a test may open."""
    path = folder / "kept.db"
    path.write_bytes(gzip.decompress(file.read_bytes()))
    return path


def _play_periods(
    rules: Ruleset[Any], seed: str, periods: int | None, midst: Callable[[Scribe], bool] | None
) -> tuple[bytes, dict[str, Any]]:
    chance = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.db"
        store = open_store(str(path))
        founded = found_game_in_store(
            store, rules, rules.scenarios.read(None, ""), START, chance.randbytes
        )
        evening = make_rehearsal(founded.scribe, chance, Pace(60, wild=0.3, rulings=0.05), START)

        def stop_after_periods(done: int) -> None:
            if periods is not None and done > periods:
                raise _StopPlayingError

        if midst is not None:
            _stop_when_in_midst(founded.scribe, midst)
        with contextlib.suppress(_StopPlayingError):
            evening.play(stop_after_periods)
        store.close()
        scribe = founded.scribe
        end = {
            "game": scribe.game,
            "tokens": founded.tokens,
            **document_of_final_state(scribe.state),
        }
        return path.read_bytes(), end


def _stop_when_in_midst(scribe: Scribe, midst: Callable[[Scribe], bool]) -> None:
    adopt = scribe.adopt

    def adopt_and_stop(prepared: PreparedBatch) -> None:
        adopt(prepared)
        if midst(scribe):
            raise _StopPlayingError

    vars(scribe)["adopt"] = adopt_and_stop


if __name__ == "__main__":
    for kept in play_and_store_games(*sys.argv[1:]):
        print(kept.name)  # noqa: T201 - prints which files were stored
