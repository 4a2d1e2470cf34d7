"""The shapes of what is read from projections, beside those in `api.models`.

A map from names to numbers says how much there is of each asset. What is null is left out as JSON:
whoever may not know positions finds none.
"""

from typing import Any, Literal

from api.model import Model


class Borrowed(Model):
    """What somebody holds that belongs to another: the owner, and how much of what."""

    owner: str
    holds: dict[str, int]


class Holding(Model):
    """What a character holds, as far as it is seen; `of` is the part that belongs to others."""

    character: str
    holds: dict[str, int]
    of: list[Borrowed]


class Holdings(Model):
    """What everybody holds, as far as it is seen."""

    game: str
    position: int | None = None
    holdings: list[Holding]


class Piece(Model):
    """A piece at a place, in what way, and the position of the entry that put it there."""

    piece: str
    seat: str
    arrived: int | None = None


class Place(Model):
    """A place and who is there, first come first."""

    place: str
    pieces: list[Piece]


class Places(Model):
    """Every place where somebody is to be seen."""

    game: str
    position: int | None = None
    places: list[Place]


class Stretch(Model):
    """A period: its number, kind, message key and year."""

    seq: int
    kind: str
    key: str
    year: int | None = None


class Rank(Model):
    """One line of a table: equal worth has equal rank. What is owned is told of now only."""

    rank: int
    character: str
    worth: int
    owns: dict[str, int] | None = None


class Table(Model):
    """A table of standings: in a period, right after the entry at a position."""

    period: Stretch
    position: int
    ranks: list[Rank]


class Standings(Model):
    """What each character owns now and at the end of each period, at the prices of this moment."""

    game: str
    now: Table
    ends: list[Table]


class Matter(Model):
    """An entry worth an auditor's look, in what ways, who answers for it, and which rules.

    `late` is by how many milliseconds it came after the time of its period. `text` is its sentence
    and `reason` what was given as one, both empty for who may not read them.
    """

    position: int
    entry: str
    at: int
    period: int
    key: str
    kinds: list[str]
    by: str
    rules: list[str]
    about: str
    late: int
    args: dict[str, Any]
    text: str
    reason: str


class Waiting(Model):
    """A question or an appeal that nobody has answered, and the entry that raised it."""

    question: str
    position: int


class Flow(Model):
    """How much of an asset came into play and left it through one kind of entry."""

    asset: str
    key: str
    came: int
    left: int


class Count(Model):
    """How many matters there are of a kind."""

    kind: str
    count: int


class Rolls(Model):
    """How many dice the server rolled, and how many were typed in."""

    server: int
    table: int


class Audit(Model):
    """The parts of the audit. `balanced` when all accounts of each asset sum to 0."""

    game: str
    position: int
    balanced: bool
    counts: list[Count]
    waiting: list[Waiting]
    flows: list[Flow]
    rolls: Rolls
    matters: list[Matter]
    more: bool


class Head(Model):
    """A signed head over `size` entries, and the proof (hex) that it extends the last one.

    `kind` is `minute`, `period` or `copy` (signed for this answer and not published); empty in
    games of versions before 0.2. `number` counts the published ones. `at` is in milliseconds.
    """

    size: int
    root: str
    fingerprint: str
    note: str
    consistency: list[str]
    digest: str
    kind: Literal["", "minute", "period", "copy"]
    number: int
    at: int


class TextOfHead(Model):
    """The text that was signed of a head, and the proof (base64) that it goes on from the last."""

    text: str
    proof: list[str]


class Takeover(Model):
    """Another server took over from a copy: since then its key signs, and its seeds count.

    `endorsement` is the signature (hex) of the key before under both.
    """

    at: int
    seal_key: str
    commitment: str
    endorsement: str


class Heads(Model):
    """Every published head, oldest first: what a phone checks against the digests it kept."""

    game: str
    seal_key: str
    takeovers: list[Takeover]
    heads: list[TextOfHead]


class KeptHead(Model):
    """The digest (hex) of the head that a phone has signed."""

    digest: str


class Inclusion(Model):
    """The proof (hex) that an entry is under the last head; its salt for who sees all of it."""

    entry: str
    position: int
    leaf: str
    salt: str | None = None
    proof: list[str]


class Seal(Model):
    """The seal of a game: its public key, the commitment to its dice, eight words for each period.

    Where other servers took over, key and commitment are the newest, and `takeovers` leads to them.
    The heads themselves tell how many entries there are, so only those who see positions get them.
    """

    game: str
    seal_key: str
    commitment: str
    takeovers: list[Takeover]
    fingerprints: list[str]
    heads: list[Head] | None = None
    inclusion: Inclusion | None = None
