"""The shapes of the games that a server plays, for its organisers."""

from typing import Literal

from api.base.model import Model


class HostedGame(Model):
    """A game of this server, for its organisers."""

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
    table: bool
    """Whether it is a game at a table."""
    closable: bool
    """Whether an organiser may close it now.

    A table can be closed at any time. An evening can be closed before play begins, after its end,
    and in a pause while no phone with a steward's card listens.
    """
    rehearsal: bool
    """Whether everybody may take its cards."""
    acted: int
    """When something happened in it last, in milliseconds since 1970."""
    phones: int
    """The number of phones that listen to it now."""
    seats: int | None = None
    """The number of characters with a card; left out if the game is at rest and has no note."""
    came: int | None = None
    """The number of these characters who have come in; left out together with `seats`."""
    closes_at: int | None = None
    """When it is closed, in milliseconds since 1970; left out unless its closing has begun."""


class HostedGames(Model):
    """A page of the games of this server."""

    games: list[HostedGame]
    """The games; the one that was founded last comes first."""
    more: bool
    """Whether there are earlier ones."""
