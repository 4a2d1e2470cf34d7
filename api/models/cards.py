"""The shapes of what the API answers about games, their cards, and who holds them."""

from typing import Literal

from pydantic import ConfigDict

from api.base.model import Model

Entry = Literal["closed", "asked", "open"]


class Period(Model):
    """One stretch of the calendar."""

    model_config = ConfigDict(extra="allow", frozen=True)

    seq: int
    """The period's number, from 1."""
    kind: str
    """The kind of period, such as `season`."""
    key: str
    """The key of the message that names it."""
    year: int | None
    """The year it lies in, below 0 for years before Christ; null where the game has none."""
    minutes: int
    """How long it is planned to last, in minutes; 0 for no plan."""
    opened: int
    """When it was opened, in milliseconds since 1970."""
    paused: int
    """How long it has been paused, in milliseconds."""


class GameHeading(Model):
    """The fields that every list of games has."""

    id: str
    """The game's id."""
    title: str
    """The game's title."""
    ruleset: str
    """The game's rules, by their name."""
    status: Literal["open", "paused", "closing", "closed"]
    """Whether it is played.

    * `open`: It is played.
    * `paused`: It stands still.
    * `closing`: It is about to be closed.
    * `closed`: It is closed, and its ledger is open to everybody.
    """
    waiting: bool
    """Whether play has not begun yet."""
    over: bool
    """Whether it has come to its end, closed or not."""


class GameSummary(GameHeading):
    """A game in a few words."""

    entry: Entry
    """Whether somebody without a card may come in.

    * `closed`: Nobody may.
    * `asked`: A steward who is asked lets them in.
    * `open`: Everybody may.
    """
    period: Period
    """The stretch of the calendar that is open."""
    fingerprints: list[str] | None = None
    """The eight words of the head at each period's end, oldest first."""
    erased: int | None = None
    """The number of times that words of the game were erased; left out if it is 0."""


class Games(Model):
    """A page of the games of a server."""

    games: list[GameSummary]
    """The games, in the order in which they were founded."""
    more: bool | None = None
    """True when there are earlier ones."""
    forgotten: list[str] | None = None
    """The ids of all games that were erased whole."""


class PlayersDoc(Model):
    """How many people can play."""

    least: int
    """The minimum number of players."""
    most: int
    """The maximum number of players."""
    best: list[int]
    """From how many to how many players it is at its best: two numbers."""


class RulesetDoc(Model):
    """A game that can be founded."""

    name: str
    """The name of its rules."""
    title: str
    """The subject of the game, in one sentence."""
    players: PlayersDoc | None
    """How many people can play; null where a scenario says who plays."""
    table_dice: bool
    """Whether dice that lie on the table can be typed in."""


class Rulesets(Model):
    """Every game that a server knows."""

    rulesets: list[RulesetDoc]
    """The games."""
    founding: bool
    """Whether everybody may found a table."""


class NewCard(Model):
    """A card of a new game."""

    card: str
    """The card's id."""
    character: str
    """The character that it is for."""
    token: str
    """The token in its QR code."""
    code: str
    """The code to type, such as `MFRG-GZDF`; empty if no code opens the card."""
    bot: bool
    """Whether a bot plays it."""


class NewGame(Model):
    """A game just founded."""

    game: str
    """The game's id."""
    cards: list[NewCard]
    """Its cards."""
    doubts: list[str]
    """Sentences about what to look at again."""
    repeated: bool
    """Whether it had been founded before under the same key: then its cards are the same."""


class GameClosing(Model):
    """The closing of a game that has begun."""

    game: str
    """The game's id."""
    closes_at: int
    """When it is closed, in milliseconds since 1970."""


class HouseTrouble(Model):
    """A fault of the server."""

    key: str
    """The key of its message."""
    since: int
    """Since when it is known, in milliseconds since 1970."""
    text: str
    """The sentence."""


class House(Model):
    """The state of the server, for stewards."""

    troubles: list[HouseTrouble]
    """The faults that hinder it."""


class Person(Model):
    """A character in a few words."""

    id: str
    """The character's id."""
    name: str
    """The character's name."""
    short: str
    """A short form of the name."""
    role: str
    """The character's part in the game."""
    group: str
    """The party or family it belongs to; empty for none."""


class ShownCard(Model):
    """The character of a card, and where the card is."""

    game: str
    """The game's id."""
    title: str
    """The game's title."""
    ruleset: str
    """The game's rules, by their name."""
    character: Person
    """The character that the card is for."""
    card: str
    """The card's id."""
    taken: bool
    """Whether it is on another phone."""
    here: bool
    """Whether it is on this phone."""
    closed: bool
    """Whether the game was closed: then a card that is taken stays where it is."""


class ClaimedCard(Model):
    """A card that came to this phone."""

    game: str
    """The game's id."""
    card: str
    """The card's id."""
    character: Person
    """The character that it is for."""
    bearer: str | None = None
    """The token to send as `Authorization: Bearer ...`, where a program asked for one."""


class HeldCard(Model):
    """A card of this session."""

    game: str
    """The game's id."""
    card: str
    """The card's id."""
    character: Person
    """The character that it is for."""


class Session(Model):
    """The cards of this session."""

    cards: list[HeldCard]
    """The cards; none for a stranger."""
    now: int
    """The server's time, in milliseconds since 1970."""


class KnockState(Model):
    """The state of a knock."""

    knock: str
    """The knock's id."""
    state: Literal["waiting", "admitted", "over"]
    """How far it has come.

    * `waiting`: No steward has answered it.
    * `admitted`: Its token opens a card.
    * `over`: It was turned away, or the card was printed anew since.
    """
    character: Person | None = None
    """The character that the card is for, once it is admitted."""


class RehearsalCard(Model):
    """A card free to be taken."""

    game: str
    """The game's id."""
    card: str
    """The card's id."""
    character: Person
    """The character that it is for."""
    claimed: bool
    """Whether a phone has it."""
    newcomer: bool
    """Whether the character suits somebody who plays for the first time."""
    link: str
    """The link that its code would have."""


class Rehearsal(Model):
    """Every card of every rehearsal."""

    cards: list[RehearsalCard]
    """The cards."""
