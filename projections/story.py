"""Story: whom a character dealt with, and what was kept from them, as one viewer may read it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations

from ledger.kernel.view.visibility import VisibleEntry
from ledger.kernel.vocabulary import card_events as cards
from ledger.kernel.vocabulary import events as kernel
from ledger.kernel.vocabulary import window_events as windows
from ledger.record.audience import Viewer, sees
from ledger.record.books import holder
from ledger.record.entry import Entry
from projections.selecting import named_in_words

_HOUSEKEEPING = (
    *(cards.CardClaimed, cards.CardMoved, cards.CardReissued),
    *(kernel.PeriodOpened, kernel.SeedRevealed),
    *(windows.WindowOpened, windows.WindowJoined, windows.WindowSealed, windows.WindowPostponed),
    *(windows.ReadyTold, windows.WindowCancelled, windows.SubmissionsOpened),
)


@dataclass(slots=True)
class Dealing:
    """How often a character and another stand in one entry, and what each gave the other.

    `gave` and `got` are units of each asset, as the character of the story sees it.
    """

    other: str
    times: int = 0
    gave: dict[str, int] = field(default_factory=dict)
    got: dict[str, int] = field(default_factory=dict)


def dealings(who: str, seen: Iterable[VisibleEntry]) -> tuple[Dealing, ...]:
    """With whom a character dealt, the most frequent first; equals by name.

    Counted are the entries whose words name both, or in which something went from one to the other,
    as far as they are seen.
    """
    found: dict[str, Dealing] = {}
    for entry in seen:
        exchanges = [*_exchanges(who, entry)]
        people = named_in_words(entry)
        others = {other for other, _asset, _amount in exchanges}
        for other in others | (people if who in people else set()) - {who}:
            found.setdefault(other, Dealing(other)).times += 1
        for other, asset, amount in exchanges:
            _add(found[other].got if amount > 0 else found[other].gave, asset, abs(amount))
    return tuple(sorted(found.values(), key=lambda one: (-one.times, one.other)))


def pairs(seen: VisibleEntry) -> frozenset[tuple[str, str]]:
    """Who dealt with whom in an entry, as `dealings` counts it: each pair once, both in order."""
    named = combinations(sorted(named_in_words(seen)), 2)
    ends = ((holder(leg.source), holder(leg.target)) for leg in seen.legs)
    exchanged = ((min(two), max(two)) for two in ends if all(map(_is_inside, two)))
    return frozenset((one, other) for one, other in (*named, *exchanged) if one != other)


def _is_inside(name: str) -> bool:
    return bool(name) and not name.startswith("@")


def _exchanges(who: str, seen: VisibleEntry) -> Iterator[tuple[str, str, int]]:
    """From or to whom, of which asset, and how much came; what went is below 0."""
    for leg in seen.legs:
        giver, taker = holder(leg.source), holder(leg.target)
        other = taker if giver == who else giver
        if who in (giver, taker) and other != who and _is_inside(other):
            yield other, leg.asset, leg.amount if taker == who else -leg.amount


def _add(amounts: dict[str, int], asset: str, amount: int) -> None:
    amounts[asset] = amounts.get(asset, 0) + amount


def is_housekeeping(entry: Entry) -> bool:
    """Whether an entry keeps the game going and is no part of anybody's story.

    Such are cards that come to phones, dice that can be checked, and the windows in which orders
    are given; periods are told by their names.
    """
    return isinstance(entry.event, _HOUSEKEEPING)


def was_kept_from(entry: Entry, who: str) -> bool:
    """Whether a character could not read an entry's words when it was made."""
    return not sees(entry.audience, Viewer(frozenset({who})))


def changed(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    """How much more or less there is of each asset, without those of which there is as much."""
    assets = sorted(before.keys() | after.keys())
    changes = {asset: after.get(asset, 0) - before.get(asset, 0) for asset in assets}
    return {asset: change for asset, change in changes.items() if change}
