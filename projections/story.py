"""Story: a character's dealings with others, and entries that were hidden from the character.

Each reader gets only the part that the reader may see.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations

from ledger.kernel.view.visibility import VisibleEntry
from ledger.kernel.vocabulary import card_events as cards
from ledger.kernel.vocabulary import events as kernel
from ledger.kernel.vocabulary import petition_events as petitions
from ledger.kernel.vocabulary import window_events as windows
from ledger.record.audience import Viewer, sees
from ledger.record.books import holder
from ledger.record.entry import Entry
from projections.filters import characters_in_words

_HOUSEKEEPING_EVENTS = (
    *(cards.CardClaimed, cards.CardMoved, cards.CardReissued),
    *(kernel.PeriodOpened, kernel.SeedRevealed),
    *(windows.WindowOpened, windows.WindowJoined, windows.WindowSealed, windows.WindowPostponed),
    *(petitions.PetitionOpened, petitions.PetitionConsented, petitions.PetitionWithdrawn),
    *(windows.ReadyTold, windows.WindowCancelled, windows.SubmissionsOpened),
)


@dataclass(slots=True)
class Dealing:
    """The number of entries with both characters, and what each gave to the other.

    `gave` and `got` are units of each asset, as the character of the story sees it.
    """

    partner: str
    times: int = 0
    gave: dict[str, int] = field(default_factory=dict)
    got: dict[str, int] = field(default_factory=dict)


def dealings(character: str, visible_entries: Iterable[VisibleEntry]) -> tuple[Dealing, ...]:
    """Return a character's dealings with others, the most frequent first.

    Others with equal numbers are sorted by name. An entry counts if its visible words name both
    characters, or if a visible posting goes from one to the other.
    """
    dealings_by_partner: dict[str, Dealing] = {}
    for entry in visible_entries:
        exchanges = [*_exchanges(character, entry)]
        people = characters_in_words(entry)
        partners = {partner for partner, _asset, _amount in exchanges}
        for partner in partners | (people if character in people else set()) - {character}:
            dealings_by_partner.setdefault(partner, Dealing(partner)).times += 1
        for partner, asset, amount in exchanges:
            _add(
                dealings_by_partner[partner].got
                if amount > 0
                else dealings_by_partner[partner].gave,
                asset,
                abs(amount),
            )
    return tuple(
        sorted(dealings_by_partner.values(), key=lambda dealing: (-dealing.times, dealing.partner))
    )


def pairs_who_dealt(visible_entry: VisibleEntry) -> frozenset[tuple[str, str]]:
    """Return the pairs of characters who dealt with each other in an entry.

    The rule is the same as in `dealings`. Each pair appears once, in the order of names.
    """
    pairs = combinations(sorted(characters_in_words(visible_entry)), 2)
    account_pairs = ((holder(leg.source), holder(leg.target)) for leg in visible_entry.legs)
    exchanging_pairs = (
        (min(account_pair), max(account_pair))
        for account_pair in account_pairs
        if all(map(_is_in_play, account_pair))
    )
    return frozenset(
        (first_character, second_character)
        for first_character, second_character in (*pairs, *exchanging_pairs)
        if first_character != second_character
    )


def _is_in_play(character: str) -> bool:
    return bool(character) and not character.startswith("@")


def _exchanges(character: str, visible_entry: VisibleEntry) -> Iterator[tuple[str, str, int]]:
    """Yield (other character, asset, amount received). Given amounts are negative."""
    for leg in visible_entry.legs:
        giver, taker = holder(leg.source), holder(leg.target)
        partner = taker if giver == character else giver
        if character in (giver, taker) and partner != character and _is_in_play(partner):
            yield partner, leg.asset, leg.amount if taker == character else -leg.amount


def _add(amounts: dict[str, int], asset: str, amount: int) -> None:
    amounts[asset] = amounts.get(asset, 0) + amount


def is_housekeeping(entry: Entry) -> bool:
    """Return whether an entry is technical and not part of a character's story.

    Examples are the claim of a card by a phone, revealed seeds, and windows for orders. Periods are
    left out, too, because the story mentions periods by their names.
    """
    return isinstance(entry.event, _HOUSEKEEPING_EVENTS)


def was_hidden_from(entry: Entry, character: str) -> bool:
    """Return whether a character could not read an entry's words when it was made."""
    return not sees(entry.audience, Viewer(frozenset({character})))


def asset_changes(
    amounts_before: Mapping[str, int], amounts_after: Mapping[str, int]
) -> dict[str, int]:
    """Return the change of each asset. Unchanged assets are left out."""
    assets = sorted(amounts_before.keys() | amounts_after.keys())
    changes = {
        asset: amounts_after.get(asset, 0) - amounts_before.get(asset, 0) for asset in assets
    }
    return {asset: change for asset, change in changes.items() if change}
