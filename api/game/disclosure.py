"""Consent: to whom somebody lays open, after the game, the free words that they said.

It lies beside the ledger, one row for each card, and can be taken back at any time. Closing opens
no words by itself, and what was read by whom before does not change.
"""

from typing import Literal

import msgspec
from immutables import Map

from api.base.kept_sides import kept_sides, readable
from ledger.record.audience import Viewer
from ledger.record.state import Kernel
from ledger.scribe.scribe import Scribe
from ledger.store.base import Side
from projections.words import Said, Sayings

KIND = "consent"

Openness = Literal["nobody", "present", "everybody"]
"""To nobody else; to those who hold a card of the game; to everybody who looks at it."""


class Consent(msgspec.Struct, frozen=True):
    """What the holder of a card has said; "nobody" is what is not kept."""

    to: Literal["present", "everybody"]


class Consents:
    """The consents of one game in memory, as the store has them."""

    def __init__(self, scribe: Scribe) -> None:
        """Read those that were kept; an unreadable one is logged and counts as none."""
        kept = kept_sides(scribe.store, scribe.game, KIND, Consent)
        self.all: Map[str, Openness] = Map({card: consent.to for card, consent in kept})

    def of(self, card: str) -> Openness:
        """To whom the words that came with a card are laid open."""
        return self.all.get(card, "nobody")

    def take_over(self, card: str, kept: bytes | None, game: str) -> None:
        """Go on from what another server has written; None where it was taken back."""
        consent = readable(kept, Consent, game) if kept is not None else None
        to: Openness = "nobody" if consent is None else consent.to
        without = self.all.delete(card) if card in self.all else self.all
        self.all = without if to == "nobody" else without.set(card, to)

    def side(self, card: str, to: Openness) -> Side:
        """The side write that keeps a consent, or erases it."""
        value = None if to == "nobody" else msgspec.json.encode(Consent(to))
        return Side(KIND, card, value)

    def opens(self, words: Sayings, kernel: Kernel, digest: str, viewer: Viewer) -> bool:
        """Whether those who said these words lay them open to this viewer, after the game."""
        said = words.said.get(digest) if viewer.opened and self.all else None
        if said is None:
            return False
        cards = speaking_cards(words, kernel, said)
        enough = {"present", "everybody"} if viewer.characters else {"everybody"}
        return bool(cards) and all(self.of(card) in enough for card in cards)


def speaking_cards(words: Sayings, kernel: Kernel, said: Said) -> tuple[str, ...]:
    """The cards whose holders decide about words: all of them have to lay them open.

    That is the card they came with, and if it recorded for somebody else all cards of that one.
    None where somebody whose words they are plays no more, or not any more: then they stay closed.
    What people are called was said to everybody, and letters are opened one by one.
    """
    if said.kind != "words" or said.card not in kernel.cards or not said.who:
        return ()
    speakers = said.speakers | {kernel.character(said.card)}
    if any(said.position <= words.handed.get(who, 0) for who in speakers):
        return ()
    others = speakers - {kernel.character(said.card)}
    cards = {said.card, *(card for who in others for card in kernel.cards_of(who))}
    return tuple(sorted(cards)) if all(map(kernel.cards_of, others)) else ()
