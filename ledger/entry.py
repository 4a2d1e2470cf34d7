"""The entry: an immutable recorded fact, and its stored bytes.

The names and fields here are the storage format. Fields are only ever appended, with defaults;
a changed shape is a new type with an upcaster in `ledger/legacy.py`.
"""

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

import msgspec

from ledger.audience import EVERYBODY, Audience


class Body(msgspec.Struct, frozen=True, gc=False):
    """What one type of entry says, in the rulebook's words.

    `STORED` is its name in the ledger, `<ruleset>/<past-tense>@<version>`; it is never reused and
    has nothing to do with where the class lives.
    """

    STORED: ClassVar[str] = ""


class Posting(msgspec.Struct, frozen=True, gc=False):
    """A double-entry transfer of `amount` (> 0) units of `asset` between two accounts."""

    asset: str
    source: str
    target: str
    amount: int
    source_seen: Audience = EVERYBODY
    target_seen: Audience = EVERYBODY


class Placement(msgspec.Struct, frozen=True, gc=False):
    """A piece put into a place; `place` is empty when the piece leaves the board.

    `seat` says in what way it is there (an ordinary seat, a throne, standing).
    """

    piece: str
    place: str
    seat: str = ""
    seen: Audience = EVERYBODY


class Roll(msgspec.Struct, frozen=True, gc=False):
    """A die under its own name. `source` is `server`, or `table` for a die typed in.

    `origin` says who besides the server had a hand in it: a `phone` or a `client` (a program) with
    a signed contribution, or a steward's phone (`alone`); "" for nobody, as with bots and due acts.
    """

    name: str
    sides: int
    value: int
    source: str = "server"
    contribution: str = ""
    witness: str = ""
    origin: str = ""


class Tap(msgspec.Struct, frozen=True, gc=False):
    """What a phone added to the dice of a command, drawn at the tap, and its signature (all hex).

    `digest` is that of the command as it was signed.
    """

    contribution: str
    digest: str
    signature: str


class Doing(msgspec.Struct, frozen=True, gc=False):
    """The act an entry belongs to: which command caused it, by which card, as whom.

    `digest` is the hash of the command's body; with the id it is the receipt. `index` and `count`
    number the entries of one act. `recorder` is the numen who recorded it for `actor`. `tap` stands
    with those entries alone that have dice: elsewhere it would serve nobody.
    """

    command: str
    type: str
    card: str
    actor: str
    digest: str
    index: int = 0
    count: int = 1
    recorder: str = ""
    tap: Tap | None = None


class Warned(msgspec.Struct, frozen=True, gc=False):
    """A grade W objection recorded with the act and queued for its judges."""

    rule: str
    key: str
    args: dict[str, Any]
    judges: Audience
    seen: Audience


class Ruling(msgspec.Struct, frozen=True, gc=False):
    """A steward's word on an act: which rules were waived. `reason` names a text (see texts)."""

    by: str
    waived: tuple[str, ...]
    reason: str = ""


class Entry(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One recorded fact. `at` is milliseconds since the Unix epoch; `position` counts from 1."""

    position: int
    id: str
    type: str
    at: int
    period: int
    seen: Audience
    body: Any
    postings: tuple[Posting, ...] = ()
    placements: tuple[Placement, ...] = ()
    rolls: tuple[Roll, ...] = ()
    doing: Doing | None = None
    warned: tuple[Warned, ...] = ()
    ruling: Ruling | None = None


def audiences(entry: Entry) -> Iterator[Audience]:
    """Every audience that some part of an entry has."""
    yield entry.seen
    for posting in entry.postings:
        yield posting.source_seen
        yield posting.target_seen
    for placement in entry.placements:
        yield placement.seen
    for warned in entry.warned:
        yield warned.seen


class _Stored(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    position: int
    id: str
    type: str
    at: int
    period: int
    seen: Audience
    body: msgspec.Raw
    postings: tuple[Posting, ...] = ()
    placements: tuple[Placement, ...] = ()
    rolls: tuple[Roll, ...] = ()
    doing: Doing | None = None
    warned: tuple[Warned, ...] = ()
    ruling: Ruling | None = None


class UnknownEntryError(Exception):
    """A stored name that no registered type answers to. Folding stops here, and says where."""

    def __init__(self, stored: str, position: int) -> None:
        super().__init__(f"entry {position} has the unknown type {stored!r}")
        self.stored = stored
        self.position = position


class Registry:
    """The closed list of entry types of one ruleset and the kernel: bytes to entries and back."""

    def __init__(self, bodies: Iterable[type[Body]]) -> None:
        """Raise ValueError when a stored name is missing or given twice."""
        self._decoders: dict[str, msgspec.json.Decoder[Any]] = {}
        for body in bodies:
            if not body.STORED or body.STORED in self._decoders:
                message = f"the stored name {body.STORED!r} is missing or taken ({body.__name__})"
                raise ValueError(message)
            self._decoders[body.STORED] = msgspec.json.Decoder(body)
        self._encoder = msgspec.json.Encoder()
        self._envelope = msgspec.json.Decoder(_Stored)

    @property
    def names(self) -> tuple[str, ...]:
        """Every stored name, in the order of registration."""
        return tuple(self._decoders)

    def encode(self, entry: Entry) -> bytes:
        """The bytes that are stored, sealed and exported."""
        return self._encoder.encode(entry)

    def decode(self, stored: bytes) -> Entry:
        """The entry behind stored bytes. Raise UnknownEntryError, msgspec.ValidationError."""
        raw = self._envelope.decode(stored)
        decoder = self._decoders.get(raw.type)
        if decoder is None:
            raise UnknownEntryError(raw.type, raw.position)
        return Entry(
            position=raw.position,
            id=raw.id,
            type=raw.type,
            at=raw.at,
            period=raw.period,
            seen=raw.seen,
            body=decoder.decode(raw.body),
            postings=raw.postings,
            placements=raw.placements,
            rolls=raw.rolls,
            doing=raw.doing,
            warned=raw.warned,
            ruling=raw.ruling,
        )
