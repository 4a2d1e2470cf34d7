"""The free words of a game that one viewer may read: their own, and those of others."""

from collections.abc import Iterator
from typing import Literal

from api.disclosure import Openness, speaking_cards
from api.game_reader import GameReader
from api.model import Model
from api.reading.sentences import Sentences
from ledger.audience import EVERYBODY, Viewer, reads
from ledger.entry import Entry
from projections.words import WORDS, Said, WordKind

Whose = Literal["mine", "others"]


class SaidWords(Model):
    """Words that somebody said. `at` is in milliseconds, `sentence` that of the entry.

    `recorder` typed them for `who`. `open` says who else may read them now: nobody, those who were
    there, or everybody; `laid` when that depends on consent.
    """

    entry: str
    at: int
    period: int
    sentence: str
    kind: WordKind
    who: str
    recorder: str
    text: str
    erased: bool
    open: Openness
    laid: bool


class CardConsent(Model):
    """To whom the holder of a card of mine lays open, after the game, what they said."""

    card: str
    character: str
    to: Openness


class SaidPage(Model):
    """Words of one game, oldest first; `next` goes on after them, if there are more.

    `consents` are those of my cards. Nothing of others is there while the game goes on.
    """

    closed: bool
    consents: list[CardConsent]
    words: list[SaidWords]
    next: int | None = None


def said_page(
    sentences: Sentences, cards: tuple[str, ...], whose: Whose, after: int, limit: int
) -> SaidPage:
    """A page of what a viewer with these cards may read, from the word numbered `after` on."""
    game, kernel = sentences.game, sentences.game.state.kernel
    texts = game.scribe.texts
    chosen = _chosen(game, sentences.viewer, whose)
    found = [said for said in chosen if texts.of(said.digest) or texts.is_erased(said.digest)]
    page = found[after : after + limit]
    return SaidPage(
        closed=kernel.status == "closed",
        consents=[
            CardConsent(card=card, character=kernel.character(card), to=game.consents.of(card))
            for card in cards
        ],
        words=[_shown(sentences, said, is_erased=texts.is_erased(said.digest)) for said in page],
        next=after + limit if len(found) > after + limit else None,
    )


def _chosen(game: GameReader, viewer: Viewer, whose: Whose) -> Iterator[Said]:
    for said in game.readings.of(WORDS, game.state.log).in_order():
        mine = not said.speakers.isdisjoint(viewer.characters)
        if mine == (whose == "mine") and (mine or _may_read(game, viewer, said)):
            yield said


def _may_read(game: GameReader, viewer: Viewer, said: Said) -> bool:
    """Whether somebody else's words are shown here to a viewer: after the game alone.

    Letters have pages of their own.
    """
    if not viewer.opened or said.kind == "letter":
        return False
    entry = game.state.log.entries[said.position]
    return reads(entry.audience, viewer) or game.is_laid_open(said.digest, viewer)


def _shown(sentences: Sentences, said: Said, *, is_erased: bool) -> SaidWords:
    game = sentences.game
    words = game.readings.of(WORDS, game.state.log)
    entry: Entry = game.state.log.entries[said.position]
    public = entry.audience == EVERYBODY or (said.kind == "name" and not said.about)
    cards = () if public else speaking_cards(words, game.state.kernel, said)
    return SaidWords(
        entry=entry.id,
        at=entry.at,
        period=entry.period,
        sentence=sentences.of(entry).text,
        kind=said.kind,
        who=said.who,
        recorder=said.recorder,
        text="" if is_erased else game.text(said.digest),
        erased=is_erased,
        open="everybody" if public else _openness(game, cards),
        laid=bool(cards),
    )


def _openness(game: GameReader, cards: tuple[str, ...]) -> Openness:
    """The least that any of these cards lays open."""
    said = {game.consents.of(card) for card in cards}
    if not said or "nobody" in said:
        return "nobody"
    return "present" if "present" in said else "everybody"
