"""The shapes of series. Each track has one number for each of `times`, in their order."""

from api.base.model import Model


class BalanceTrack(Model):
    """How much of an asset a character held."""

    character: str
    """The character."""
    asset: str
    """The asset."""
    amounts: list[int]
    """How much they held at each of the times, in units of the asset; 0 where they had none, or it
    was not to be seen."""


class BalanceSeries(Model):
    """The holdings at many instants, as far as they are seen."""

    game: str
    """The game's id."""
    times: list[int]
    """The instants, in milliseconds since 1970."""
    balances: list[BalanceTrack]
    """The tracks, one for each character and asset."""


class WorthTrack(Model):
    """The worth of a character's goods, at the prices of now."""

    character: str
    """The character."""
    amounts: list[int]
    """The worth at each of the times, in denarii or the game's own points."""


class StandingsSeries(Model):
    """The worth of everybody's goods at many instants."""

    game: str
    """The game's id."""
    times: list[int]
    """The instants, in milliseconds since 1970."""
    worths: list[WorthTrack]
    """The tracks, one for each character."""


class PlaceTrack(Model):
    """How many characters were to be seen at a place."""

    place: str
    """The place."""
    counts: list[int]
    """Number of characters at each of the times."""


class PlaceSeries(Model):
    """How many characters were at each place at many instants."""

    game: str
    """The game's id."""
    times: list[int]
    """The instants, in milliseconds since 1970."""
    places: list[PlaceTrack]
    """The tracks, one for each place."""
