"""Phones' contributions to each die with a check of the signatures and marks."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

import msgspec

from ledger.kernel.machine.evolve import KERNEL_FOLDS
from ledger.kernel.vocabulary.card_events import (
    CardClaimed,
    CardMoved,
    CardReissued,
    CharacterEntered,
    CharacterHandedOver,
    CharacterRetired,
)
from ledger.kernel.vocabulary.request import HOST_CARD
from ledger.kernel.vocabulary.taps import dice_origin, is_tap_valid
from ledger.record.entry import Entry, Roll, Tap
from ledger.record.shared_map import Map
from ledger.record.state import Card, Kernel
from ledger.verify.readable_entries import DecodedExport
from ledger.verify.report import Findings, safe_text

TABLE_SOURCE = "table"
UNSIGNED_ORIGIN = "unsigned"
SIGNED_ORIGINS = ("phone", "client", "alone")
_CHARACTER_EVENTS = (CharacterEntered, CharacterHandedOver, CharacterRetired)
_CARD_EVENTS = {
    event.STORED: event for event in (CardClaimed, CardMoved, CardReissued, *_CHARACTER_EVENTS)
}


class _FoundingCards(msgspec.Struct, frozen=True):
    cards: tuple[tuple[str, str], ...]
    stewards: tuple[str, ...]
    players: tuple[str, ...] = ()


@dataclass
class HeldCard:
    """A card, with the phones that held it."""

    character: str
    keys: list[tuple[int, str]]
    """The first entry and the key (or "") of each phone that held the card."""

    def keys_between(self, start: int, end: int) -> set[str]:
        """Return the keys of the phones that held the card between two entries.

        The key is "" if there was no phone, or if the phone had no key.
        """
        keys_at_start = [phone_key for key_start, phone_key in self.keys if key_start <= start][
            -1:
        ] or [""]
        return {
            *keys_at_start,
            *(phone_key for key_start, phone_key in self.keys if start < key_start < end),
        }


class CardHistory:
    """The cards in their state at each entry. `origins` counts the dice by their origin."""

    def __init__(self, decoded_export: DecodedExport, findings: Findings) -> None:
        self.origins: Counter[str] = Counter()
        self.keys: set[str] = set()
        self.holders: dict[str, HeldCard] = {}
        self._is_complete = not decoded_export.withheld_count
        self._findings = findings
        self._kernel = Kernel(game=decoded_export.pins.game)

    def follow(self, entry_number: int, entry: Entry) -> None:
        """Follow an entry's changes of cards and phones, then check its dice."""
        try:
            self._follow_cards(entry_number, entry)
        except (msgspec.ValidationError, KeyError):
            sentence = f"Entry {entry_number} says nothing of a card that makes sense."
            self._findings.add(entry_number, "phones", sentence)
        for roll in entry.rolls:
            fault = self._die_fault(entry, roll)
            if fault:
                sentence = f"Entry {entry_number}, roll {safe_text(roll.name)}: {fault}."
                self._findings.add(entry_number, "phones", sentence)

    def _follow_cards(self, entry_number: int, entry: Entry) -> None:
        if entry_number == 1:
            founding_cards = msgspec.convert(entry.event, _FoundingCards)
            cards = Map({card: Card(card, character) for card, character in founding_cards.cards})
            self._kernel = msgspec.structs.replace(
                self._kernel,
                cards=cards,
                stewards=founding_cards.stewards,
                players=founding_cards.players,
            )
            self.holders = {card: HeldCard(holder, []) for card, holder in founding_cards.cards}
        event_type: Any = _CARD_EVENTS.get(entry.type)
        if event_type is not None:
            event = msgspec.convert(entry.event, event_type)
            self._kernel = KERNEL_FOLDS[event_type](self._kernel, event, entry)
            for card_id in _cards_in(event):
                card = self._kernel.cards[card_id]
                self.keys.add(card.key)
                holder = self.holders.setdefault(card_id, HeldCard(card.character, []))
                holder.keys.append((entry_number, card.key))

    def _die_fault(self, entry: Entry, roll: Roll) -> str:
        """Count the die by its proved origin, and return its fault; "" if there is none."""
        tap = entry.meta.tap if entry.meta else None
        if roll.source == "table" or tap is None:
            return self._unsigned_die_fault(entry, roll)
        if roll.contribution != tap.contribution:
            return "its contribution is not the one that was signed"
        origin = self._proved_origin(entry, tap)
        if origin is None and self._is_complete:
            return "it is not signed by the phone that held the card"
        if self._is_complete and roll.origin != origin:
            return f"it is marked {safe_text(roll.origin)}, but came about as {safe_text(origin)}"
        self.origins[roll.origin] += 1
        return ""

    def _unsigned_die_fault(self, entry: Entry, roll: Roll) -> str:
        """Count a die without a signature.

        Without a contribution only the name and the seed determine the face. An unsigned
        contribution could have been chosen to get a certain face.
        """
        is_at_table, has_contribution = roll.source == "table", bool(roll.contribution)
        origin_text = UNSIGNED_ORIGIN if has_contribution else ""
        self.origins[TABLE_SOURCE if is_at_table else origin_text] += 1
        if roll.origin:
            return "it is marked as a phone's, but no phone signed for it"
        return (
            self._unsigned_contribution_fault(entry) if has_contribution and not is_at_table else ""
        )

    def _unsigned_contribution_fault(self, entry: Entry) -> str:
        """Return why this entry's dice cannot have an unsigned contribution; "" if they can."""
        if entry.meta is None or entry.meta.card == HOST_CARD:
            return "it has a contribution, but no phone had a hand in it"
        card = self._kernel.card(entry.meta.card)
        if self._is_complete and card is None:
            return "it has a contribution, but of a card that this game does not have"
        if self._is_complete and card is not None and card.key:
            return "it has a contribution that the phone that held the card did not sign"
        return ""

    def _proved_origin(self, entry: Entry, tap: Tap) -> str | None:
        if entry.meta is None:
            return None
        card = self._kernel.card(entry.meta.card)
        if card is None or not is_tap_valid(card.key, self._kernel.game, entry.meta.command, tap):
            return None
        return dice_origin(self._kernel, card)


def _cards_in(event: Any) -> tuple[str, ...]:
    """Return the cards whose phone an entry names. A character who left play has no cards."""
    if isinstance(event, CharacterEntered):
        return event.cards
    if isinstance(event, CharacterHandedOver):
        return tuple(card for card, _generation in event.prints)
    return () if isinstance(event, CharacterRetired) else (event.card,)


def check_phones(decoded_export: DecodedExport, findings: Findings) -> CardHistory:
    """Check that the phone that held the card at that time signed each contribution."""
    phones = CardHistory(decoded_export, findings)
    for entry_number, entry in decoded_export.entries:
        phones.follow(entry_number, entry)
    signed_count = sum(phones.origins[origin] for origin in SIGNED_ORIGINS)
    if signed_count and decoded_export.withheld_count:
        findings.notes.append(
            "Whose phones signed for dice could not be checked whole, because some entries are "
            "withheld from this export."
        )
    return phones
