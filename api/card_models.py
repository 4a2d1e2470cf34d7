"""The shapes of what the API answers about games, their cards, and who holds them."""

from typing import Literal

from pydantic import ConfigDict

from api.model import Model

Entry = Literal["closed", "asked", "open"]


class Period(Model):
    """One stretch of the calendar. `opened` and `paused` are milliseconds, `minutes` a plan."""

    model_config = ConfigDict(extra="allow", frozen=True)

    seq: int
    kind: str
    key: str
    year: int | None
    minutes: int
    opened: int
    paused: int


class GameSummary(Model):
    """A game in a few words; `fingerprints` are those of its periods, oldest first.

    `over` when it has come to its end, closed or not; `waiting` when play has not begun yet.
    `entry` says whether somebody without a card may come in: to nobody it is `closed`, an `asked`
    steward lets them in, or it is `open` to everybody. `erased` counts how often words of it were
    erased, if ever.
    """

    id: str
    title: str
    ruleset: str
    status: Literal["open", "paused", "closing", "closed"]
    waiting: bool
    over: bool
    entry: Entry
    period: Period
    fingerprints: list[str] | None = None
    erased: int | None = None


class Games(Model):
    """A page of the games of a server, and whether there are earlier ones."""

    games: list[GameSummary]
    more: bool | None = None
    forgotten: list[str] | None = None


class PlayersDoc(Model):
    """How many people can play, and from which number up to which it is at its best."""

    least: int
    most: int
    best: list[int]


class RulesetDoc(Model):
    """A game that can be founded; `players` is null where a scenario says who plays.

    `table_dice` where dice that lie on the table can be typed in.
    """

    name: str
    title: str
    players: PlayersDoc | None
    table_dice: bool


class Rulesets(Model):
    """Every game that a server knows; `founding` where everybody may found a table of it."""

    rulesets: list[RulesetDoc]
    founding: bool


class NewCard(Model):
    """A card of a new game, with the token that its code says, and whether a bot plays it."""

    card: str
    character: str
    token: str
    bot: bool


class NewGame(Model):
    """A game just founded; `doubts` are sentences about what to look at again.

    `repeated` when it had been founded before under the same key: then its cards are the same.
    """

    game: str
    cards: list[NewCard]
    doubts: list[str]
    repeated: bool


class HouseTrouble(Model):
    """Something that hinders the server: its key, the sentence, since when (milliseconds)."""

    key: str
    since: int
    text: str


class House(Model):
    """What stewards should know of the server itself."""

    troubles: list[HouseTrouble]


class Person(Model):
    """A character in a few words."""

    id: str
    name: str
    short: str
    role: str
    group: str


class ShownCard(Model):
    """The character of a card. `taken` when it is on another phone, `here` when on this one.

    `closed` when the game was closed: a card that is `taken` stays where it is then.
    """

    game: str
    title: str
    ruleset: str
    character: Person
    card: str
    taken: bool
    here: bool
    closed: bool


class ClaimedCard(Model):
    """A card that came to this phone; `bearer` where a program asked for a token."""

    game: str
    card: str
    character: Person
    bearer: str | None = None


class HeldCard(Model):
    """A card of this session."""

    game: str
    card: str
    character: Person


class Session(Model):
    """The cards of this session, and the server's time in milliseconds."""

    cards: list[HeldCard]
    now: int


class KnockState(Model):
    """What became of a knock: it is `waiting`, `admitted`, or `over`.

    Once it is admitted its token opens a card of this `character`. It is over when it was turned
    away, or when that card was printed anew since.
    """

    knock: str
    state: Literal["waiting", "admitted", "over"]
    character: Person | None = None


class RehearsalCard(Model):
    """A card free to be taken, with the link that its code would have."""

    game: str
    card: str
    character: Person
    claimed: bool
    link: str


class Rehearsal(Model):
    """Every card of every rehearsal."""

    cards: list[RehearsalCard]
