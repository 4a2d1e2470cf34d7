"""The entry: an immutable recorded fact, and its stored bytes.

The names and fields here are the storage format. New fields are only appended, with defaults. A
changed shape is a new event type under a new stored name. The old type stays registered.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Generic, dataclass_transform

import msgspec
from typing_extensions import TypeVar

from ledger.record.audience import EVERYBODY, Audience

FREQUENT = 100
"""The number of uses after which an event gets a decoder of its own for whole entries.

To make one takes some 160 µs, and it saves 1.5 µs at each use.
"""

E = TypeVar("E", default=Any)
"""The class of the decoded event of an entry."""


@dataclass_transform(field_specifiers=(msgspec.field,), frozen_default=True)
class _EventMeta(msgspec.StructMeta):
    """The metaclass by which an event class states its stored name in its definition."""

    def __new__(
        cls,
        name: str,
        bases: tuple[type, ...],
        names: dict[str, Any],
        /,
        *,
        stored: str = "",
        **options: Any,
    ) -> Any:
        return super().__new__(cls, name, bases, {**names, "STORED": stored}, **options)


class Event(msgspec.Struct, frozen=True, gc=False, metaclass=_EventMeta):
    """The content of an entry, in the rulebook's words. The entry also records what moved.

    An example is `class LegionsBought(Event, stored="ludi_romani/legions-bought@1")`. The stored
    name is `<ruleset>/<past-tense>@<version>`. A stored name is never reused, and does not depend
    on the class's module.
    """

    STORED: ClassVar[str]


class Posting(msgspec.Struct, frozen=True, gc=False):
    """A double-entry transfer of `amount` (> 0) units of `asset` between two accounts."""

    asset: str
    source: str
    target: str
    amount: int
    source_audience: Audience = msgspec.field(default=EVERYBODY, name="source_seen")
    target_audience: Audience = msgspec.field(default=EVERYBODY, name="target_seen")


class Placement(msgspec.Struct, frozen=True, gc=False):
    """The placement of a piece. `place` is empty when the piece leaves the board."""

    piece: str
    place: str
    seat: str = ""
    """The way in which the piece is there (an ordinary seat, a throne, standing)."""
    audience: Audience = msgspec.field(default=EVERYBODY, name="seen")


class Roll(msgspec.Struct, frozen=True, gc=False):
    """A die under its own name. `source` is `server`, or `table` for a die typed in.

    `origin` says whose signed contribution the server mixed in: a player's `phone`, a program's
    (`client`), or a steward's phone if no player signed (`alone`). It is "" if nobody contributed,
    as with bots and due acts.
    """

    name: str
    sides: int
    value: int
    source: str = "server"
    contribution: str = ""
    witness: str = ""
    origin: str = ""


class Tap(msgspec.Struct, frozen=True, gc=False):
    """A phone's contribution to the dice of a command, drawn at the tap, and its signature.

    All values are hex.
    """

    contribution: str
    digest: str
    """The digest of the command as it was signed."""
    signature: str


class CommandMeta(msgspec.Struct, frozen=True, gc=False):
    """The act that an entry belongs to: its command, its card and its actor."""

    command: str
    type: str
    card: str
    actor: str
    digest: str
    """The hash of the command's body. With the command's id it is the receipt."""
    index: int = 0
    """The number of the entry in the act, from 0."""
    count: int = 1
    """The number of entries of the act."""
    recorder: str = ""
    """The numen who recorded the act for `actor`; "" for none."""
    tap: Tap | None = None
    """The phone's tap, which only entries with dice have."""
    confirmed: str | None = None
    """The second steward of a grave act.

    The value is "" if the act was done alone, and None for every other act.
    """
    stands_in_for: str = ""
    """The character for whom the recorder acted as a stand-in; "" for none."""
    happened_at: int = 0
    """The stated time (milliseconds) of an act entered by hand; 0 for others."""


class RecordedWarning(msgspec.Struct, frozen=True, gc=False):
    """A grade W objection recorded with the act and queued for its judges."""

    rule: str
    key: str
    args: dict[str, Any]
    judges: Audience
    audience: Audience = msgspec.field(name="seen")


class Ruling(msgspec.Struct, frozen=True, gc=False):
    """A steward's ruling on an act."""

    by: str
    waived: tuple[str, ...]
    """The rules that were waived."""
    reason: str = ""
    """The digest of the reason in free words; "" for none."""


class Entry(msgspec.Struct, Generic[E], frozen=True, kw_only=True, gc=False):
    """One recorded fact."""

    position: int
    """The number of the entry, from 1."""
    id: str
    type: str
    at: int
    """The time, in milliseconds since the Unix epoch."""
    period: int
    audience: Audience = msgspec.field(name="seen")
    event: E = msgspec.field(name="body")
    """The event, which stays `msgspec.Raw` until its class is known from `type`."""
    postings: tuple[Posting, ...] = ()
    placements: tuple[Placement, ...] = ()
    rolls: tuple[Roll, ...] = ()
    meta: CommandMeta | None = msgspec.field(default=None, name="doing")
    warned: tuple[RecordedWarning, ...] = ()
    ruling: Ruling | None = None


def audiences(entry: Entry) -> Iterator[Audience]:
    """Yield the audience of each part of an entry, such as its words and postings."""
    yield entry.audience
    for posting in entry.postings:
        yield posting.source_audience
        yield posting.target_audience
    for placement in entry.placements:
        yield placement.audience
    for warning in entry.warned:
        yield warning.audience


class UnknownEntryError(Exception):
    """No registered event type has this stored name.

    Folding stops, and the error tells the position.
    """

    def __init__(self, type_name: str, position: int) -> None:
        super().__init__(f"entry {position} has the unknown type {type_name!r}")
        self.stored = type_name
        self.position = position


class Registry:
    """The closed list of entry types of one ruleset and the kernel: bytes to entries and back."""

    def __init__(self, events: Iterable[type[Event]]) -> None:
        """Raise ValueError when a stored name is missing or occurs twice."""
        self._decoders: dict[str, msgspec.json.Decoder[Any]] = {}
        self._events: dict[str, type[Event]] = {}
        self._entry_decoders: dict[str, msgspec.json.Decoder[Entry[Any]]] = {}
        self._uses: Counter[str] = Counter()
        for event in events:
            if not event.STORED or event.STORED in self._decoders:
                message = f"the stored name {event.STORED!r} is missing or taken ({event.__name__})"
                raise ValueError(message)
            self._decoders[event.STORED] = msgspec.json.Decoder(event)
            self._events[event.STORED] = event
        self._encoder = msgspec.json.Encoder()
        self._envelope = msgspec.json.Decoder(Entry[msgspec.Raw])

    @property
    def names(self) -> tuple[str, ...]:
        """Return every stored name, in the order of registration."""
        return tuple(self._decoders)

    def encode(self, entry: Entry) -> bytes:
        """Return the bytes that are stored, sealed and exported."""
        return self._encoder.encode(entry)

    def decode(self, entry_bytes: bytes, expected_type: str = "") -> Entry:
        """Return the entry of stored bytes.

        `expected_type` is the stored name beside the bytes, if there is one. The seal does not
        cover this name, so it only makes decoding faster: any name leads to the same entry or
        error.

        Raises UnknownEntryError and msgspec.ValidationError.
        """
        entry_decoder = self._entry_decoders.get(expected_type)
        if entry_decoder is not None:
            try:
                entry = entry_decoder.decode(entry_bytes)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                pass  # the expected name may be wrong, so only the slow way may raise an error
            else:
                if entry.type == expected_type:
                    return entry
        elif expected_type in self._decoders:
            self._make_decoder_if_frequent(expected_type)
        envelope = self._envelope.decode(entry_bytes)
        decoder = self._decoders.get(envelope.type)
        if decoder is None:
            raise UnknownEntryError(envelope.type, envelope.position)
        event = decoder.decode(envelope.event)
        return msgspec.structs.replace(envelope, event=event)

    def _make_decoder_if_frequent(self, type_name: str) -> None:
        """Count a use of this event. At use `FREQUENT`, make its decoder of whole entries."""
        self._uses[type_name] += 1
        if self._uses[type_name] == FREQUENT:
            entry_class: Any = Entry  # a type checker accepts no variable as a type argument
            self._entry_decoders[type_name] = msgspec.json.Decoder(
                entry_class[self._events[type_name]]
            )
