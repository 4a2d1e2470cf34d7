"""The free words of a game that a viewer may read: the viewer's own, and those of others."""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from api.base.model import Model
from api.game.disclosure import Openness, cards_deciding_about
from api.game.reader import GameReader
from api.reading.sentences import Sentences
from ledger.record.audience import EVERYBODY, Viewer, reads
from ledger.record.entry import Entry
from projections.free_words import FREE_WORDS, Utterance, WordKind

AuthorKind = Literal["mine", "others"]

OpenTo = Annotated[
    Openness,
    Field(
        description="The others who may read the words after the game.\n\n"
        "* `nobody`: Nobody else.\n"
        "* `present`: The holders of a card of the game.\n"
        "* `everybody`: Everybody who looks at the game."
    ),
]


class SaidWords(Model):
    """Words that somebody said."""

    entry: str
    """The id of the entry that they came with."""
    at: int
    """When they were said, in milliseconds since 1970."""
    period: int
    """The number of the period in which they were said."""
    sentence: str
    """The entry's sentence."""
    kind: WordKind
    """The kind of words.

    * `name`: Somebody's name.
    * `letter`: The words of a letter.
    * `words`: Reasons, terms and all else.
    """
    who: str
    """The character who said them; empty where nobody is known."""
    recorder: str
    """The character who typed them in; empty for themselves."""
    text: str
    """The words; empty where they are erased."""
    erased: bool
    """Whether they were erased."""
    open: OpenTo
    laid: bool
    """Whether that depends on consent."""


class CardConsent(Model):
    """To whom the holder of a card of mine lays open, after the game, what they said."""

    card: str
    """The card's id."""
    character: str
    """The character that it is for."""
    to: OpenTo


class SaidPage(Model):
    """Words of one game, oldest first. Nothing of others is there while the game goes on."""

    closed: bool
    """Whether the game is closed."""
    consents: list[CardConsent]
    """The consents of the holders of my cards."""
    words: list[SaidWords]
    """The words of this page."""
    next: int | None = None
    """Number of words before the next page, to ask for it by `after`; left out for the last
    page."""


def words_page(
    sentences: Sentences,
    cards: tuple[str, ...],
    author_kind: AuthorKind,
    after_number: int,
    limit: int,
) -> SaidPage:
    """Return a page of the words that a viewer with these cards may read, after `after_number`."""
    game, kernel_state = sentences.game, sentences.game.state.kernel
    stored_texts = game.scribe.texts
    selected_words = _selected_words(game, sentences.viewer, author_kind)
    utterances = [
        utterance
        for utterance in selected_words
        if stored_texts.find_text(utterance.digest) or stored_texts.is_erased(utterance.digest)
    ]
    page = utterances[after_number : after_number + limit]
    return SaidPage(
        closed=kernel_state.status == "closed",
        consents=[
            CardConsent(
                card=card,
                character=kernel_state.character(card),
                to=game.consents.openness_of(card),
            )
            for card in cards
        ],
        words=[
            _said_words(sentences, utterance, is_erased=stored_texts.is_erased(utterance.digest))
            for utterance in page
        ],
        next=after_number + limit if len(utterances) > after_number + limit else None,
    )


def _selected_words(
    game: GameReader, viewer: Viewer, author_kind: AuthorKind
) -> Iterator[Utterance]:
    for utterance in game.readings.reading_of(FREE_WORDS, game.state.log).in_order():
        is_own = not utterance.speakers.isdisjoint(viewer.characters)
        if is_own == (author_kind == "mine") and (
            is_own or _may_read_words_of_others(game, viewer, utterance)
        ):
            yield utterance


def _may_read_words_of_others(game: GameReader, viewer: Viewer, utterance: Utterance) -> bool:
    """Return whether a viewer may read another's words on this page. This needs a closed game.

    Letters have separate pages.
    """
    if not viewer.sees_opened_ledger or utterance.kind == "letter":
        return False
    entry = game.state.log.entries[utterance.position]
    return reads(entry.audience, viewer) or game.is_laid_open(utterance.digest, viewer)


def _said_words(sentences: Sentences, utterance: Utterance, *, is_erased: bool) -> SaidWords:
    game = sentences.game
    utterances = game.readings.reading_of(FREE_WORDS, game.state.log)
    entry: Entry = game.state.log.entries[utterance.position]
    is_public = entry.audience == EVERYBODY or (utterance.kind == "name" and not utterance.about)
    cards = () if is_public else cards_deciding_about(utterances, game.state.kernel, utterance)
    return SaidWords(
        entry=entry.id,
        at=entry.at,
        period=entry.period,
        sentence=sentences.sentence_of(entry).text,
        kind=utterance.kind,
        who=utterance.author,
        recorder=utterance.recorder,
        text="" if is_erased else game.text(utterance.digest),
        erased=is_erased,
        open="everybody" if is_public else _narrowest_openness(game, cards),
        laid=bool(cards),
    )


def _narrowest_openness(game: GameReader, cards: tuple[str, ...]) -> Openness:
    """Return the narrowest consent among these cards."""
    consents = {game.consents.openness_of(card) for card in cards}
    if not consents or "nobody" in consents:
        return "nobody"
    return "present" if "present" in consents else "everybody"
