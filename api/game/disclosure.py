"""Consent: it says to which people the holder of a card opens their free words after the game.

Each card has one row beside the ledger. The holder can change it at any time. Closing a game opens
no words by itself. A consent that is taken back does not undo what people have read.
"""

from typing import Literal

import msgspec

from api.base.stored_rows import decode_side_row, decoded_side_rows
from ledger.record.audience import Viewer
from ledger.record.shared_map import Map
from ledger.record.state import Kernel
from ledger.scribe.scribe import Scribe
from ledger.store.base import SideWrite
from projections.free_words import Utterance, Utterances

CONSENT_KIND = "consent"

Openness = Literal["nobody", "present", "everybody"]
"""The groups that can read the words: nobody else, holders of a card, or every visitor."""


class DisclosureConsent(msgspec.Struct, frozen=True):
    """The consent of the holder of a card. "nobody" is the default and is not stored."""

    to: Literal["present", "everybody"]


class DisclosureConsents:
    """The consents of one game in memory, as the store has them."""

    def __init__(self, scribe: Scribe) -> None:
        """Read the stored consents. An unreadable consent is logged and counts as none."""
        consents = decoded_side_rows(scribe.store, scribe.game, CONSENT_KIND, DisclosureConsent)
        self.all: Map[str, Openness] = Map({card: consent.to for card, consent in consents})

    def openness_of(self, card: str) -> Openness:
        """Return the people to whom the words that came with a card are open."""
        return self.all.get(card, "nobody")

    def apply_remote_consent(self, card: str, row_bytes: bytes | None, game: str) -> None:
        """Take over a consent that another server wrote; None if the consent was taken back."""
        consent = (
            decode_side_row(row_bytes, DisclosureConsent, game) if row_bytes is not None else None
        )
        openness: Openness = "nobody" if consent is None else consent.to
        remaining_consents = self.all.delete(card) if card in self.all else self.all
        self.all = (
            remaining_consents if openness == "nobody" else remaining_consents.set(card, openness)
        )

    def side_write(self, card: str, openness: Openness) -> SideWrite:
        """Return the side write that stores a consent, or the side write that erases it."""
        consent_bytes = (
            None if openness == "nobody" else msgspec.json.encode(DisclosureConsent(openness))
        )
        return SideWrite(CONSENT_KIND, card, consent_bytes)

    def are_open_to(
        self, utterances: Utterances, kernel_state: Kernel, digest: str, viewer: Viewer
    ) -> bool:
        """Return whether all speakers of these words open them to this viewer, after the game."""
        utterance = (
            utterances.utterances_by_digest.get(digest)
            if viewer.sees_opened_ledger and self.all
            else None
        )
        if utterance is None:
            return False
        cards = cards_deciding_about(utterances, kernel_state, utterance)
        audiences = {"present", "everybody"} if viewer.characters else {"everybody"}
        return bool(cards) and all(self.openness_of(card) in audiences for card in cards)


def cards_deciding_about(
    utterances: Utterances, kernel_state: Kernel, utterance: Utterance
) -> tuple[str, ...]:
    """Return the cards whose holders decide about these words. All of them must consent.

    The cards are the card that the words came with and, if it recorded for other characters, all
    cards of those. Return no card if a speaker has left play, or if a later person has taken over
    the speaker's character. In these cases the words stay closed. Names of people do not count as
    free words here, because everybody has read them. Letters are opened one by one.
    """
    if (
        utterance.kind != "words"
        or utterance.card not in kernel_state.cards
        or not utterance.author
    ):
        return ()
    speakers = utterance.speakers | {kernel_state.character(utterance.card)}
    if any(
        utterance.position <= utterances.handover_positions.get(speaker, 0) for speaker in speakers
    ):
        return ()
    other_speakers = speakers - {kernel_state.character(utterance.card)}
    cards = {
        utterance.card,
        *(card for speaker in other_speakers for card in kernel_state.cards_of(speaker)),
    }
    return tuple(sorted(cards)) if all(map(kernel_state.cards_of, other_speakers)) else ()
