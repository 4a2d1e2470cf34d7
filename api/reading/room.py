"""The people in the room, for stewards: whether their phones listen, and their last acts."""

from collections.abc import Iterable, Iterator, Mapping

from api.base.model import Model
from api.game.game import Game
from api.reading.sentences import Sentences
from ledger.kernel.vocabulary.petition_events import PetitionCarried
from ledger.record.audience import sees
from ledger.record.entry import Entry
from ledger.record.state import played_characters
from projections.chronicle import own_positions

LOOKED_THROUGH = 3_000
"""Maximum number of entries, from the newest on, that are searched for last acts."""


class LastAct(Model):
    """Somebody's last act."""

    entry: str
    """The entry's id."""
    act: str
    """The act's name."""
    at: int
    """When they did it, in milliseconds since 1970."""
    text: str
    """The entry's sentence."""


class Presence(Model):
    """A character with a card."""

    character: str
    """The character."""
    here: bool
    """Whether one of its phones listens now."""
    last: LastAct | None = None
    """Its last act; left out if there is none, lately or that the viewer may read."""


class Room(Model):
    """Everybody with a card."""

    now: int
    """The server's time, in milliseconds since 1970."""
    people: list[Presence]
    """The characters."""


def room_answer(game: Game, sentences: Sentences) -> Room:
    """Return everybody with a card, as far as the viewer of these sentences may know them."""
    kernel_state = game.state.kernel
    characters = sorted(played_characters(kernel_state.cards))
    present_characters = {kernel_state.character(card) for card in game.listening_cards()}
    last_acts = dict(_last_acts(game, sentences, characters))
    people = [
        Presence(
            character=character, here=character in present_characters, last=last_acts.get(character)
        )
        for character in characters
    ]
    return Room(now=game.now(), people=people)


def _last_acts(
    game: Game, sentences: Sentences, characters: Iterable[str]
) -> Iterator[tuple[str, LastAct]]:
    """Yield the newest act of each character that the viewer may read, if it is recent enough."""
    missing_people, entries = set(characters), game.state.log.entries
    # only entries that the viewer may know are counted, so that the number of other entries is
    # hidden
    positions = own_positions(game.chronicle().numbering, sentences.viewer)
    for position in positions[-LOOKED_THROUGH:][::-1]:
        if not missing_people:
            return
        for character, entry in _acts_begun(entries, position):
            if character in missing_people and sees(entry.audience, sentences.viewer):
                missing_people.discard(character)
                yield character, _last_act(entry, sentences)


def _acts_begun(entries: Mapping[int, Entry], position: int) -> Iterator[tuple[str, Entry]]:
    """Yield the characters whose act begins with this entry, each with the entry that shows it.

    The characters are the actor and the recorder. An entry that decides a petition counts as the
    act of the last voice and of that voice's recorder. The entries of the granted act count as the
    petitioner's.
    """
    entry = entries[position]
    meta, event = entry.meta, entry.event
    if meta is None or meta.index:
        return
    if isinstance(event, PetitionCarried):
        request_entry = entries[position + 1] if meta.count > 1 else entry
        acts = [(event.voice, entry), (meta.recorder, entry), (meta.actor, request_entry)]
    else:
        acts = [(meta.actor, entry), (meta.recorder, entry)]
    yield from ((character, entry) for character, entry in acts if character)


def _last_act(entry: Entry, sentences: Sentences) -> LastAct:
    act_type = entry.meta.type if entry.meta else ""
    return LastAct(
        entry=entry.id, act=act_type, at=entry.at, text=sentences.sentence_of(entry).text
    )
