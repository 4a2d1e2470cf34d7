"""Lists of games: a page of them, each in a few words, whether it is open on this server or not."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from api.base.kept_sides import readable
from api.base.problems import malformed
from api.hosting.host import Host
from api.hosting.resting import SUMMARY, Rested
from api.hosting.summary import summary

MOST = 100
"""Number of games on a page, unless fewer are asked for."""

Listed = dict[str, Any] | msgspec.Raw


def page(names: Sequence[str], before: str, limit: int) -> Sequence[str]:
    """The last `limit` of these games, or of those before one. Raise the problem malformed."""
    if not before:
        return names[-limit:]
    if before not in names:
        raise malformed(("before", "it is no game of this server"))
    end = names.index(before)
    return names[max(0, end - limit) : end]


async def listed(host: Host, names: Sequence[str]) -> list[Listed]:
    """These games in a few words, without those that cannot be read. Raise StoreError.

    What is noted of a game tells it, unless it is open here: a game of which nothing is noted is
    opened. Another server that plays a game notes each minute what has changed.
    """
    kept = await host.beside(lambda: _notes(host, names))
    found = [await _one(host, name, kept) for name in names]
    return [one for one in found if one is not None]


def _notes(host: Host, names: Sequence[str]) -> Mapping[str, bytes | None]:
    at_rest = (name for name in names if name not in host.games)
    return {name: host.store.side(name, "note", SUMMARY) for name in at_rest}


async def _one(host: Host, name: str, kept: Mapping[str, bytes | None]) -> Listed | None:
    note = kept.get(name)
    rested = readable(note, Rested, name) if note is not None else None
    if rested is not None and name not in host.games:
        return rested.listed
    found = await host.reach(name)
    if found is None:
        return None
    found.slices.follow(found.state)
    return summary(found)
