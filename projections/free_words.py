"""Words: all free words, with their author and the entry that names them.

The words are stored beside the ledger, and an entry names them by their digest. The first entry
that names the words was made by their author. An act with the consent of others names the words of
its petition again. For the names of people the last entry counts instead. A person who knocks gets
a character only when they are let in.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

import msgspec

from ledger.kernel.cast.events import CharacterCast
from ledger.kernel.letters.events import LetterDisclosed, LetterReported, LetterWritten
from ledger.kernel.vocabulary.card_events import CharacterEntered, CharacterHandedOver, Knocked
from ledger.kernel.vocabulary.events import GameFounded, Introduced
from ledger.record.entry import Entry
from ledger.record.shared_map import Map
from projections.projection import Projection

WordKind = Literal["name", "letter", "words"]
"""The kind of words: a person's name, a letter, or other words, such as reasons and terms."""

_DIGEST_PATTERN = re.compile(rb"(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])")


class Utterance(NamedTuple):
    """Words that an entry names by their digest.

    A value that only looks like a digest is included, too, but has no text.
    """

    digest: str
    position: int
    kind: WordKind
    author: str = ""
    """The author of the words; empty if the author is not known."""
    recorder: str = ""
    """The recorder who typed the words for the author; empty if the author typed them."""
    card: str = ""
    """The card that sent the words; empty if no card sent them."""
    about: str = ""
    """The character of whose person an organiser noted the words."""

    @property
    def speakers(self) -> frozenset[str]:
        """Return the characters whose words these are."""
        return frozenset({self.author, self.recorder}) - {""}


@dataclass(frozen=True, slots=True)
class Utterances:
    """All words by digest, and the last change of each character's player."""

    utterances_by_digest: Map[str, Utterance] = field(default_factory=Map)
    """The words by digest."""
    handover_positions: Map[str, int] = field(default_factory=Map)
    """The position at which each character last got another player."""

    def in_order(self) -> list[Utterance]:
        """Return all words, oldest first."""
        return sorted(
            self.utterances_by_digest.values(),
            key=lambda utterance: (utterance.position, utterance.digest),
        )


def _evolve(utterances: Utterances, entry: Entry) -> Utterances:
    utterances_said, utterances_handed = (
        utterances.utterances_by_digest,
        utterances.handover_positions,
    )
    for utterance in _utterances_in(entry):
        known_position = utterances_said.get(utterance.digest)
        if known_position is None or utterance.kind == "name":
            utterances_said = utterances_said.set(utterance.digest, utterance)
    if isinstance(entry.event, CharacterHandedOver):
        utterances_handed = utterances_handed.set(entry.event.character, entry.position)
    return (
        utterances
        if utterances_said is utterances.utterances_by_digest
        and utterances_handed is utterances.handover_positions
        else Utterances(utterances_said, utterances_handed)
    )


def _utterances_in(entry: Entry) -> Iterator[Utterance]:
    for digest, character in _name_digests(entry.event):
        if digest:
            yield Utterance(digest, entry.position, "name", character)
    if isinstance(entry.event, CharacterCast):
        yield from _utterances_of_cast(entry.event, entry.position)
        return
    if isinstance(entry.event, GameFounded | Introduced | Knocked | CharacterEntered):
        return
    meta, ruling, word_kind = entry.meta, entry.ruling, _kind_of_words(entry.event)
    character, recorder, card = (meta.actor, meta.recorder, meta.card) if meta else ("", "", "")
    if ruling is not None and ruling.reason:
        yield Utterance(ruling.reason, entry.position, "words", ruling.by, "", card)
    for digest in _DIGEST_PATTERN.findall(msgspec.json.encode(entry.event)):
        yield Utterance(digest.decode(), entry.position, word_kind, character, recorder, card)


def _utterances_of_cast(event: CharacterCast, position: int) -> Iterator[Utterance]:
    """Yield an organiser's notes.

    The notes have no author, and are erased together with the person's name.
    """
    for digest in filter(None, (event.name, event.note)):
        yield Utterance(digest, position, "name", about=event.character)


def _name_digests(event: Any) -> Iterator[tuple[str, str]]:
    """Yield the digests of people's names, each with the character that they play."""
    match event:
        case GameFounded():
            yield from ((digest, character) for character, digest in event.names)
        case Introduced() | CharacterEntered() | CharacterHandedOver():
            yield event.name, event.character
        case Knocked():
            yield event.name, ""


def _kind_of_words(event: Any) -> WordKind:
    is_letter = isinstance(event, LetterWritten | LetterReported | LetterDisclosed)
    return "letter" if is_letter else "words"


FREE_WORDS: Projection[Utterances] = Projection("words", 1, Utterances(), _evolve)
