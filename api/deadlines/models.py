"""Models of what is asked and answered about deadlines outside the app."""

from pydantic import BaseModel, ConfigDict, Field

from api.model import Model


class ForCharacter(BaseModel):
    """For which of my characters."""

    model_config = ConfigDict(extra="forbid", strict=True, populate_by_name=True)

    as_: str = Field(alias="as", min_length=1, max_length=64)


class CalendarFeed(Model):
    """Whether a card has a feed of its deadlines. `address` is told once, when it was just made.

    It is a path on this server. Whoever knows it reads these deadlines, without any session.
    """

    made: bool
    address: str | None = None
