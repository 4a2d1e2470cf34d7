"""The shapes of series. Each track has one number for each of `times`, in their order."""

from api.model import Model


class BalanceTrack(Model):
    """How much of an asset a character held; 0 where it had none, or it was not to be seen."""

    character: str
    asset: str
    amounts: list[int]


class BalanceSeries(Model):
    """What was held at each of `times` (milliseconds, Unix epoch), as far as it is seen."""

    game: str
    times: list[int]
    balances: list[BalanceTrack]


class WorthTrack(Model):
    """What a character's goods were worth, at the prices of now."""

    character: str
    amounts: list[int]


class StandingsSeries(Model):
    """What everybody's goods were worth at each of `times` (milliseconds since the Unix epoch)."""

    game: str
    times: list[int]
    worths: list[WorthTrack]


class PlaceTrack(Model):
    """How many characters were to be seen at a place."""

    place: str
    counts: list[int]


class PlaceSeries(Model):
    """How many characters were at each place at each of `times` (milliseconds, Unix epoch)."""

    game: str
    times: list[int]
    places: list[PlaceTrack]
