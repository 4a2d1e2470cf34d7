"""Every roll of the ledger is shown: it is in a line, and phones draw it."""

from pathlib import Path

import pytest

from api.rehearsal.bots import viewer_of
from ledger.games.catalogue import GAMES
from ledger.kernel.view.visibility import visible_entry
from ledger.record.audience import ROOM_VIEWER
from ledger.record.entry import Entry
from tests.load.rehearsed import Rehearsal

BEGAN = 1_700_000_000_000
ACTS = {"cursus_honorum": 60, "ludi_romani": 150, "morituri": 60}
"""The number of acts of bots in each game whose dice they roll.

In Roman Diplomacy bots draw no lots.
"""


def count_unseen_rolls(rehearsal: Rehearsal, entry: Entry) -> int:
    """Return the number of an entry's rolls that are missing from all readable lines."""
    state = rehearsal.scribe.state
    cards = {card.character for card in state.kernel.cards.values()}
    viewers = [ROOM_VIEWER, *(viewer_of(state, who) for who in cards)]
    of_its_type = rehearsal.machine.types[entry.type]
    lines = (visible_entry(of_its_type, entry, viewer, str) for viewer in viewers)
    read = {roll for line in lines if line is not None and line.key for roll in line.rolls}
    return len([roll for roll in entry.rolls if roll not in read])


@pytest.mark.parametrize("ruleset", sorted(ACTS))
def test_every_roll_has_a_line_that_somebody_reads(tmp_path: Path, ruleset: str) -> None:
    rehearsal = Rehearsal(tmp_path / "evening.db", GAMES[ruleset], None, 8, BEGAN)
    for _ in rehearsal.play_acts(ACTS[ruleset]):
        pass
    entries = rehearsal.scribe.state.log.entries
    rolled = [entry for entry in entries.values() if entry.rolls]
    rehearsal.close()
    assert rolled
    assert sum(count_unseen_rolls(rehearsal, entry) for entry in rolled) == 0
