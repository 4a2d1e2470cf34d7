"""The shapes of the games that a server plays, for its organisers."""

from api.base.model import Model
from api.models.cards import GameHeading


class HostedGame(GameHeading):
    """A game of this server, for its organisers."""

    table: bool
    """Whether it is a game at a table."""
    closable: bool
    """Whether an organiser may close it now.

    A table can be closed at any time. An evening can be closed before play begins, after its end,
    and in a pause while no phone with a steward's card listens.
    """
    rehearsal: bool
    """Whether everybody may take its cards."""
    last_act_at: int
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
