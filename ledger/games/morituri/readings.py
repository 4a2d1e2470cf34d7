"""The readings that stewards may flip in play."""

from ledger.contract import Switch
from ledger.games.morituri.scenario import switches

READINGS = tuple(
    Switch(s.id, s.default, s.others(s.default), s.question, s.means(s.default))
    for s in switches().values()
)
"""Each as the kernel knows it; the text says what the default means."""
