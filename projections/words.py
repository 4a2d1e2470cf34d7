"""Words: which free words were said, by whom, and with which entry. They lie beside the ledger.

An entry names them by their digest. The first entry that does was made by who said them: an act
that others consented to names the words of its petition again. What people are called is told by
the last entry instead, since who knocks becomes somebody only when they are let in.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

import msgspec
from immutables import Map

from ledger.kernel.cast.events import CharacterCast
from ledger.kernel.letters.events import LetterDisclosed, LetterReported, LetterWritten
from ledger.kernel.vocabulary.card_events import CharacterEntered, CharacterHandedOver, Knocked
from ledger.kernel.vocabulary.events import GameFounded, Introduced
from ledger.record.entry import Entry
from projections.projection import Projection

WordKind = Literal["name", "letter", "words"]
"""What somebody is called; what a letter says; reasons, terms and all else."""

_DIGEST = re.compile(rb"(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])")


class Said(NamedTuple):
    """Words that an entry names: whose they are, who typed them for them, and with which card.

    `who` is empty where nobody is known, `recorder` and `card` where there is none. What has a
    digest of the right form and is none of free words is here as well: it has no text. `about` is
    the character of whose person an organiser noted something.
    """

    digest: str
    position: int
    kind: WordKind
    who: str = ""
    recorder: str = ""
    card: str = ""
    about: str = ""

    @property
    def speakers(self) -> frozenset[str]:
        """The characters whose words these are."""
        return frozenset({self.who, self.recorder}) - {""}


@dataclass(frozen=True, slots=True)
class Sayings:
    """All that was said, by its digest, and where each character last came to somebody else."""

    said: Map[str, Said] = field(default_factory=Map)
    handed: Map[str, int] = field(default_factory=Map)

    def in_order(self) -> list[Said]:
        """All that was said, oldest first."""
        return sorted(self.said.values(), key=lambda one: (one.position, one.digest))


def _evolve(words: Sayings, entry: Entry) -> Sayings:
    said, handed = words.said, words.handed
    for one in _said(entry):
        known = said.get(one.digest)
        if known is None or one.kind == "name":
            said = said.set(one.digest, one)
    if isinstance(entry.event, CharacterHandedOver):
        handed = handed.set(entry.event.character, entry.position)
    return words if said is words.said and handed is words.handed else Sayings(said, handed)


def _said(entry: Entry) -> Iterator[Said]:
    for digest, who in _names(entry.event):
        if digest:
            yield Said(digest, entry.position, "name", who)
    if isinstance(entry.event, CharacterCast):
        yield from _of_cast(entry.event, entry.position)
        return
    if isinstance(entry.event, GameFounded | Introduced | Knocked | CharacterEntered):
        return
    meta, ruling, kind = entry.meta, entry.ruling, _kind(entry.event)
    who, recorder, card = (meta.actor, meta.recorder, meta.card) if meta else ("", "", "")
    if ruling is not None and ruling.reason:
        yield Said(ruling.reason, entry.position, "words", ruling.by, "", card)
    for digest in _DIGEST.findall(msgspec.json.encode(entry.event)):
        yield Said(digest.decode(), entry.position, kind, who, recorder, card)


def _of_cast(event: CharacterCast, position: int) -> Iterator[Said]:
    """What an organiser noted: nobody's words, and erased with the person whom they are about."""
    for digest in filter(None, (event.name, event.note)):
        yield Said(digest, position, "name", about=event.character)


def _names(event: Any) -> Iterator[tuple[str, str]]:
    """The digests of what people are called, each with the character that they play."""
    match event:
        case GameFounded():
            yield from ((digest, who) for who, digest in event.names)
        case Introduced() | CharacterEntered() | CharacterHandedOver():
            yield event.name, event.character
        case Knocked():
            yield event.name, ""


def _kind(event: Any) -> WordKind:
    letter = isinstance(event, LetterWritten | LetterReported | LetterDisclosed)
    return "letter" if letter else "words"


WORDS: Projection[Sayings] = Projection("words", 1, Sayings(), _evolve)
