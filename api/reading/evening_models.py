"""The shape of an evening in figures, as its reader may know it."""

from typing import Any, Literal

from api.model import Model


class DealtPair(Model):
    """In how many entries two characters had to do with each other."""

    one: str
    other: str
    times: int


class GreatMoment(Model):
    """An entry that the game counts among the great moments; `great-<kind>` names its kind.

    `key` and `args` make its sentence. `reversed` when a later entry took it back.
    """

    kind: str
    id: str
    at: int
    period: int
    key: str
    args: dict[str, Any]
    reversed: bool


class FairnessTest(Model):
    """Pearson's chi-squared test of goodness of fit: is every face as likely as any other.

    `p_value` is the probability (0 to 1) that fair dice differ at least as much from equal counts.
    `enough` is false where a face was to be expected fewer than five times; it then says nothing.
    """

    statistic: float
    freedom: int
    p_value: float
    enough: bool


class DiceRolled(Model):
    """How often each face came, from face 1 on, of dice rolled by the server or at the table."""

    sides: int
    source: Literal["server", "table"]
    faces: list[int]
    test: FairnessTest | None = None


class PetitionTime(Model):
    """A petition and how long its answer took: `entry` proposed it, `at` that time.

    `agreed` is false where somebody said no.
    """

    entry: str
    type: str
    by: str
    at: int
    seconds: float
    agreed: bool


class BusyMinute(Model):
    """A minute, by its beginning, and how many entries it has."""

    at: int
    entries: int


class ActCount(Model):
    """How many acts a character did."""

    character: str
    acts: int


class Evening(Model):
    """An evening in figures. Times are milliseconds since the Unix epoch.

    `began` and `ended` are those of the first and the last thing that was played, missing where
    nothing was.
    `dealings` are between the `people` who had most to do with each other, most first. What is
    confidential is counted nowhere.
    """

    game: str
    began: int | None = None
    ended: int | None = None
    people: list[str]
    dealings: list[DealtPair]
    great: list[GreatMoment]
    dice: list[DiceRolled]
    petitions: list[PetitionTime]
    minutes: list[BusyMinute]
    acts: list[ActCount]
