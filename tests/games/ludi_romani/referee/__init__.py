"""A referee who reads the ledger alone: goods, seats and dice, recomputed by the rulebook.

No function of this package calls the code of the rules. There is no protest against acts that a
steward ruled or corrected.

    for protest in protests(entries):
        ...  # a sentence that names the entry and the rule
"""

from collections.abc import Iterable

from ledger.record.entry import Entry
from tests.games.ludi_romani.referee.battles import Battles
from tests.games.ludi_romani.referee.desk import Desk
from tests.games.ludi_romani.referee.purses import Purses
from tests.games.ludi_romani.referee.seats import Seats
from tests.games.ludi_romani.referee.senate import Senate


def protests(entries: Iterable[Entry]) -> list[str]:
    """Return a sentence for each breach of the rulebook. A sound evening has none."""
    desk = Desk()
    watchers = (Battles(desk), Purses(desk), Seats(desk), Senate(desk))
    found: list[str] = []
    for entry in entries:
        for watcher in watchers:
            found += (f"{entry.position} {entry.type}: {why}" for why in watcher.before(entry))
        desk.fold_entry(entry)
        for watcher in watchers:
            found += (f"{entry.position} {entry.type}: {why}" for why in watcher.after(entry))
    return found
