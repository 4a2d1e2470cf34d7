"""A referee who reads the ledger alone: goods, seats and dice, recomputed by the rulebook.

No function of this package calls the code of the rules. There is no protest against acts that a
steward ruled or corrected.

    for protest in protests(entries):
        ...  # a sentence that names the entry and the rule
"""

from collections.abc import Iterable

from ledger.record.entry import Entry
from tests.games.ludi_romani.referee.battles import BattleWatcher
from tests.games.ludi_romani.referee.desk import RefereeState
from tests.games.ludi_romani.referee.purses import PurseWatcher
from tests.games.ludi_romani.referee.seats import SeatWatcher
from tests.games.ludi_romani.referee.senate import BallotWatcher


def protests(entries: Iterable[Entry]) -> list[str]:
    """Return a sentence for each breach of the rulebook. A sound evening has none."""
    desk = RefereeState()
    watchers = (BattleWatcher(desk), PurseWatcher(desk), SeatWatcher(desk), BallotWatcher(desk))
    found: list[str] = []
    for entry in entries:
        for watcher in watchers:
            found += (f"{entry.position} {entry.type}: {why}" for why in watcher.before(entry))
        desk.fold_entry(entry)
        for watcher in watchers:
            found += (
                f"{entry.position} {entry.type}: {why}" for why in watcher.faults_after_entry(entry)
            )
    return found
