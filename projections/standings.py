"""Standings: the worth of all characters' goods, now and at the end of each period."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from ledger.kernel.vocabulary.card_events import CharacterEntered
from ledger.kernel.vocabulary.events import GameBegun, GameClosed, GameFounded, PeriodOpened
from ledger.record.books import Books, owner
from ledger.record.entry import Entry, Event
from ledger.record.state import Period
from projections.holdings import owners_of_goods
from projections.projection import Projection

WorthFunction = Callable[[str], int]
"""Gives the worth of one unit of an asset."""


@dataclass(frozen=True, slots=True)
class PeriodEnd:
    """The books at the end of a period, right before the entry that ends it."""

    period: Period
    position: int
    books: Books


@dataclass(frozen=True, slots=True)
class Standings:
    """The books of the game, now and at the end of each period."""

    characters: tuple[str, ...] = ()
    """The characters in the table.

    At a table of people these are the players only, without the stewards.
    """
    period: Period = field(default_factory=Period)
    books: Books = field(default_factory=Books)
    period_ends: tuple[PeriodEnd, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the standings: a character's goods, and the worth of these goods.

    Equal worth gives equal rank.
    """

    rank: int
    character: str
    worth: int
    owns: Mapping[str, int]


def _evolve_founding(standings: Standings, event: GameFounded, entry: Entry) -> Standings:
    everybody = dict.fromkeys(character for _card, character in event.cards)
    characters = event.players or tuple(everybody)
    period = Period(opened=entry.at, **event.period)
    return replace(standings, characters=characters, period=period)


def _evolve_entering_character(
    standings: Standings, event: CharacterEntered, _entry: Entry
) -> Standings:
    return replace(
        standings, characters=tuple(dict.fromkeys((*standings.characters, event.character)))
    )


def _evolve_beginning(standings: Standings, _event: GameBegun, entry: Entry) -> Standings:
    return replace(standings, period=msgspec.structs.replace(standings.period, opened=entry.at))


def _evolve_period(standings: Standings, event: PeriodOpened, entry: Entry) -> Standings:
    period = Period(event.seq, event.kind, event.key, event.year, event.minutes, entry.at)
    return replace(_evolve_closing(standings, event, entry), period=period)


def _evolve_closing(standings: Standings, _event: Event, entry: Entry) -> Standings:
    period_end = PeriodEnd(standings.period, entry.position - 1, standings.books)
    return replace(standings, period_ends=(*standings.period_ends, period_end))


_FOLD_BY_EVENT: Mapping[type[Any], Callable[[Standings, Any, Entry], Standings]] = {
    GameFounded: _evolve_founding,
    CharacterEntered: _evolve_entering_character,
    GameBegun: _evolve_beginning,
    PeriodOpened: _evolve_period,
    GameClosed: _evolve_closing,
}


def _evolve(standings: Standings, entry: Entry) -> Standings:
    step = _FOLD_BY_EVENT.get(type(entry.event))
    if step is not None:
        standings = step(standings, entry.event, entry)
    if entry.postings:
        standings = replace(standings, books=standings.books.post(entry.postings))
    return standings


STANDINGS: Projection[Standings] = Projection("standings", 1, Standings(), _evolve)


def standings_table(
    books: Books, characters: tuple[str, ...], worth: WorthFunction
) -> tuple[Standing, ...]:
    """Return the characters by the worth of their goods, highest first.

    Borrowed goods count for their owner.
    """
    goods_by_character: dict[str, dict[str, int]] = {character: {} for character in characters}
    for character in owners_of_goods(books):
        for account in books.parts[character]:
            if owner(account) in goods_by_character:
                _add(goods_by_character[owner(account)], books.accounts[account])
    return _rank(
        {
            character: (_total_worth(holdings, worth), holdings)
            for character, holdings in goods_by_character.items()
        }
    )


def _add(goods_sums: dict[str, int], holdings: Mapping[str, int]) -> None:
    for asset, amount in holdings.items():
        goods_sums[asset] = goods_sums.get(asset, 0) + amount


def _total_worth(holdings: Mapping[str, int], worth: WorthFunction) -> int:
    return sum(amount * worth(asset) for asset, amount in holdings.items())


def _rank(goods_by_character: Mapping[str, tuple[int, Mapping[str, int]]]) -> tuple[Standing, ...]:
    worths = sorted((worth for worth, _owns in goods_by_character.values()), reverse=True)
    lines = (
        Standing(
            worths.index(worth) + 1,
            character,
            worth,
            {asset: amount for asset, amount in sorted(holdings.items()) if amount},
        )
        for character, (worth, holdings) in goods_by_character.items()
    )
    return tuple(sorted(lines, key=lambda line: (line.rank, line.character)))
