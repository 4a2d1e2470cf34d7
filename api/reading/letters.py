"""Letters as one viewer may read them, with their words."""

import unicodedata
from collections.abc import Callable, Iterable
from typing import Any

from api.model import Model
from ledger.audience import EVERYBODY, Viewer, sees
from ledger.letters import Letter as Kept
from ledger.letters import Letters as AllLetters
from ledger.state import State


class Letter(Model):
    """A letter. `number` counts those of its thread; `at` is in milliseconds; `to` may be nobody.

    `text` is empty when it was `erased`, and when what is kept is not what was recorded (`lost`).
    `reported` when a character of mine reported it. What is `disclosed` was laid open after the
    game. A letter from a `template` of the game has no words; `about` names what it is about.
    """

    id: str
    thread: str
    number: int
    writer: str
    to: list[str]
    public: bool
    at: int
    period: int
    text: str
    erased: bool
    lost: bool
    reported: bool
    disclosed: bool
    template: str
    about: list[str]


class Letters(Model):
    """Letters: of a thread, oldest first; otherwise newest first. `more` when there are others."""

    letters: list[Letter]
    more: bool


class Letterbox(Model):
    """What a character of mine has noted: letters of others read in each thread, and who is muted.

    Nobody else learns of it.
    """

    read: dict[str, int]
    muted: list[str]


def letters_answer(
    state: State[Any],
    viewer: Viewer,
    texts: Callable[[str], str],
    *,
    thread: str = "",
    period: int = 0,
    words: str = "",
    after: int = 0,
    limit: int = 100,
) -> Letters:
    """The letters that this viewer may read: of a thread, of a period, with all these words."""
    found = _chosen(state.kernel.letters, viewer, thread, after)
    if period:
        found = (letter for letter in found if letter.period == period)
    wanted = searchable(words).split()
    result: list[Letter] = []
    for kept in found:
        letter = _letter(kept, viewer, texts)
        if not wanted or _has(letter, wanted):
            result.append(letter)
        if len(result) > limit:
            break
    return Letters(letters=result[:limit], more=len(result) > limit)


def _chosen(letters: AllLetters, viewer: Viewer, thread: str, after: int) -> Iterable[Kept]:
    """The letters of a thread in order, or all of them, newest first."""
    if thread:
        known = letters.threads.get(thread)
        mine = letters.of(known)[after:] if known is not None else ()
    else:
        mine = tuple(sorted(letters.written.values(), key=_when, reverse=True))
    return (letter for letter in mine if sees(letter.audience, viewer))


def _when(letter: Kept) -> tuple[int, str, int]:
    return letter.at, letter.thread, letter.number


def _letter(kept: Kept, viewer: Viewer, texts: Callable[[str], str]) -> Letter:
    text = "" if kept.erased else texts(kept.text)
    return Letter(
        id=kept.id,
        thread=kept.thread,
        number=kept.number,
        writer=kept.writer,
        to=list(kept.to),
        public=kept.audience == EVERYBODY and not kept.disclosed,
        at=kept.at,
        period=kept.period,
        text=text,
        erased=kept.erased,
        lost=not (text or kept.erased or kept.template),
        reported=not viewer.characters.isdisjoint(kept.reported),
        disclosed=kept.disclosed,
        template=kept.template,
        about=list(kept.about),
    )


def _has(letter: Letter, wanted: list[str]) -> bool:
    text = searchable(letter.text)
    return all(word in text for word in wanted)


def searchable(text: str) -> str:
    """A text without accents and capitals, for searching."""
    plain = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
