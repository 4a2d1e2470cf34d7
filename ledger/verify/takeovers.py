"""Takeovers: the server whose key and seeds apply to each entry, and the link between servers.

A ledger that was restored from a copy continues with another key and other seeds. The earlier key
endorses both, so that a reader with the first key can check all later keys.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

import msgspec

from ledger.kernel.takeover.events import GameTakenOver, LedgerRestored
from ledger.record.entry import Entry
from ledger.seal import SealError, key_as_hex, succession_statement
from ledger.seal.signature import is_signature_valid
from ledger.verify.report import Findings

RESTORED_TYPE = LedgerRestored.STORED
TAKEN_OVER_TYPE = GameTakenOver.STORED


@dataclass(frozen=True, slots=True)
class Server:
    """One server's key and seeds."""

    first_entry_number: int
    """The first place in the file at which the key and seeds apply."""
    seal_key: str
    commitment: str
    copied_entry_count: int = 0
    """The number of entries in the copy that the server continued from; 0 for the first server."""
    copied_at: int = 0
    """The time when the copy was made (milliseconds); 0 for the first server."""
    taken_over_at: int = 0
    """The time of the takeover (milliseconds); 0 for the first server."""


@dataclass(frozen=True)
class Servers:
    """The servers of a game, in order. There is always a first one."""

    servers: tuple[Server, ...]

    @cached_property
    def _first_places(self) -> list[int]:
        return [server.first_entry_number for server in self.servers]

    def server_number(self, entry_number: int) -> int:
        """Return the number, from 0, of the server that recorded the entry at a place."""
        return bisect_right(self._first_places, entry_number) - 1

    def server_at(self, entry_number: int) -> Server:
        """Return the server that recorded the entry at a place."""
        return self.servers[self.server_number(entry_number)]

    @property
    def successors(self) -> tuple[Server, ...]:
        """Return the servers that took over from a copy."""
        return self.servers[1:]

    @property
    def keys(self) -> tuple[str, ...]:
        """Return the public keys of all servers."""
        return tuple(server.seal_key for server in self.servers)

    def indexes_of_lost_observations(self, places: Sequence[int]) -> set[int]:
        """Return the indexes of the observations that were lost with a server.

        `places` gives the place of each observation in the file, in the order of observation. 0
        means that the file lacks it. For a missing observation the nearest found observations
        before and after it are compared. It was lost if the earlier one belongs to an earlier
        server than the later one.
        """
        eras = [
            self.server_number(entry_number) if entry_number else None for entry_number in places
        ]
        last_index, indexes = len(self.servers) - 1, set[int]()
        era_by_index = list(
            accumulate(eras, lambda last_era, era: last_era if era is None else era, initial=0)
        )
        for era_index in reversed(range(len(eras))):
            era = eras[era_index]
            if era is not None:
                last_index = era
            elif (era_by_index[era_index] or 0) < last_index:
                indexes.add(era_index)
        return indexes

    def has_signature_by_any(self, statement: bytes, signature: str) -> bool:
        """Return whether one of the servers made this signature.

        Raises SealError for an invalid key.
        """
        return any(
            is_signature_valid(key_as_hex(server_key), statement, signature)
            for server_key in self.keys
        )


def read_servers(
    game: str, first_server: Server, entries: tuple[tuple[int, Entry], ...], findings: Findings
) -> Servers:
    """Return every server of the game. An unlinked takeover is a finding."""
    servers, copied_range = [first_server], (0, 0)
    for entry_number, entry in entries:
        if entry.type == RESTORED_TYPE:
            copied_range = (entry_number - 1, entry.at)
        if entry.type != TAKEN_OVER_TYPE:
            continue
        try:
            takeover = msgspec.convert(entry.event, GameTakenOver)
        except msgspec.ValidationError:
            sentence = f"Entry {entry_number} says nothing of a takeover that makes sense."
            findings.add(entry_number, "key", sentence)
            continue
        fault = _takeover_fault(game, servers, takeover)
        if not copied_range[0]:
            fault = "nothing was restored before it"
        if fault:
            findings.add(
                entry_number, "key", f"The takeover at entry {entry_number} does not hold: {fault}."
            )
        servers.append(
            Server(entry_number, takeover.seal_key, takeover.commitment, *copied_range, entry.at)
        )
        copied_range = (0, 0)
    return Servers(tuple(servers))


def _takeover_fault(game: str, servers: list[Server], takeover: GameTakenOver) -> str:
    if takeover.number != len(servers):
        return f"it is number {len(servers)}, and calls itself {takeover.number}"
    try:
        statement = succession_statement(game, takeover.seal_key, takeover.commitment)
        is_endorsed = is_signature_valid(
            key_as_hex(servers[-1].seal_key), statement, takeover.endorsement
        )
    except (SealError, ValueError):
        is_endorsed = False
    return "" if is_endorsed else "the key before did not endorse its key"
