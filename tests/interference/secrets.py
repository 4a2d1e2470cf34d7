"""The secret by which the second of two evenings differs, and the viewers who may not know it."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import msgspec

from api.rehearsal.bots import Bots, first_card
from ledger.kernel.vocabulary.request import Request
from ledger.record.audience import EVERYBODY, Viewer, reads
from ledger.record.entry import Entry
from tests.interference.evening import (
    SECRET,
    EveningInPlay,
    TimedRequest,
    WrittenEvening,
    random_letter,
)
from tests.interference.told import is_seen

DIGEST = re.compile(r"(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])")
OF_LETTERS = 0.3
"""The probability that the secret is a letter, in games with letters."""

TRIES = 6
"""The number of characters who are asked for their next act."""

OTHERWISE = "said otherwise, and at some more length than it was said before"


@dataclass(frozen=True)
class TwinScript:
    """A script that differs from the evening's own.

    `lasts` is true if closing does not reveal the difference.
    """

    name: str
    script: list[TimedRequest]
    lasts: bool
    by: str = ""


Secret = Callable[[WrittenEvening, Random], TwinScript | None]
"""A function that makes a twin of an evening, or None without an opportunity."""


def twin_with_extra_act(evening: WrittenEvening, chance: Random) -> TwinScript | None:
    """Return a twin with one more act or letter, after half of the evening."""
    deeds = evening.script
    place = chance.randrange(len(deeds) // 2, len(deeds))
    request = _request_at_this_point(evening, replay_deeds(evening, deeds[:place]), chance)
    if request is None:
        return None
    more = TimedRequest(deeds[place].at - 1, replace(request, id=SECRET))
    return TwinScript(
        f"one more: {request.type}", [*deeds[:place], more, *deeds[place:]], False, request.actor
    )


def replay_deeds(evening: WrittenEvening, deeds: Iterable[TimedRequest]) -> EveningInPlay:
    """Replay the evening up to the end of these deeds."""
    playing = EveningInPlay(evening.kind)
    for deed in deeds:
        playing.does(deed)
    return playing


def _request_at_this_point(
    evening: WrittenEvening, playing: EveningInPlay, chance: Random
) -> Request | None:
    """Return the request that some character would send at this point of the evening."""
    people, state = evening.people, playing.state
    if state.kernel.letters.possible_kinds and chance.random() < OF_LETTERS:
        return random_letter(state, chance, people)
    bots = Bots(playing.scribe.machine, chance)
    proposed = (bots.propose(state, chance.choice(people)) for _ in range(TRIES))
    return next((one for one in proposed if one is not None), None)


def twin_with_other_words(evening: WrittenEvening, chance: Random) -> TwinScript | None:
    """Return a twin in which free words differ."""
    machine = evening.playing.scribe.machine
    places = [
        (place, name)
        for place, deed in enumerate(evening.script)
        if machine.has_act(deed.request.type)
        for name in machine.free_text_fields(deed.request.type)
        if deed.request.fields.get(name)
    ]
    if not places:
        return None
    place, name = chance.choice(places)
    deeds = list(evening.script)
    request = deeds[place].request
    said = replace(request, fields={**request.fields, name: OTHERWISE})
    deeds[place] = replace(deeds[place], request=said)
    return TwinScript(f"other words: {request.type}", deeds, lasts=True)


def twin_with_refusal(evening: WrittenEvening, chance: Random) -> TwinScript | None:
    """Return a twin in which a character tries an act that is refused."""
    place = chance.randrange(len(evening.script))
    people = evening.people
    who, other = chance.sample(people, 2)
    at = evening.script[place].at - 1
    card = first_card(evening.playing.state, who)
    acts = sorted(evening.playing.scribe.machine.acts)
    fields = {"to": other, "quantity": 10**12, "asset": "denarius"}
    tried = Request(SECRET, card, chance.choice(acts), who, 10**6, fields)
    deeds = [*evening.script[:place], TimedRequest(at, tried), *evening.script[place:]]
    return TwinScript(f"refused: {tried.type}", deeds, True, who)


SECRETS: tuple[Secret, ...] = (
    twin_with_extra_act,
    twin_with_extra_act,
    twin_with_other_words,
    twin_with_refusal,
)
"""The kinds of differences. The first is twice as likely."""


def is_alike_except_secret(one: EveningInPlay, other: EveningInPlay) -> bool:
    """Return whether the entries of both evenings are equal except for the secret."""
    mine, theirs = (_entries_without_secret(one), _entries_without_secret(other))
    return mine == theirs and one.state.kernel.rulings == other.state.kernel.rulings


def _entries_without_secret(playing: EveningInPlay) -> list[Any]:
    return [_plain_entry(entry) for entry in playing.entries() if not is_of_secret(entry)]


def is_of_secret(entry: Entry) -> bool:
    """Return whether an entry comes from the secret act or tells of it."""
    return SECRET in str(entry)


def _plain_entry(entry: Entry) -> Any:
    """Return an entry without its position, and without digests of words or commands."""
    meta = msgspec.structs.replace(entry.meta, digest="") if entry.meta else None
    bare = msgspec.structs.replace(entry, position=0, meta=meta)
    text = msgspec.json.encode(bare).decode()
    return DIGEST.sub("#", text)


def may_know_difference(
    one: EveningInPlay, other: EveningInPlay, twin: TwinScript, who: frozenset[str]
) -> bool:
    """Return whether the audiences of the entries show the difference to these characters."""
    if twin.name.startswith("other words"):
        return any(_may_read(entry, who, one) for entry in _changed_entries(one, other))
    return twin.by in who or any(
        is_seen(entry, who) for entry in other.entries() if is_of_secret(entry)
    )


def _changed_entries(one: EveningInPlay, other: EveningInPlay) -> Iterator[Entry]:
    for mine, theirs in zip(one.entries(), other.entries(), strict=True):
        if (mine.event, mine.ruling) != (theirs.event, theirs.ruling):
            yield mine


def _may_read(entry: Entry, who: frozenset[str], playing: EveningInPlay) -> bool:
    staff = not who.isdisjoint(playing.state.kernel.stewards)
    return reads(entry.audience, Viewer(who, is_staff=staff)) or entry.audience == EVERYBODY
