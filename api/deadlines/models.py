"""Models of requests and answers about deadlines outside the app."""

from pydantic import BaseModel, ConfigDict, Field

from api.base.model import Model


class ForCharacter(BaseModel):
    """For which of my characters."""

    model_config = ConfigDict(extra="forbid", strict=True, populate_by_name=True)

    as_: str = Field(alias="as", min_length=1, max_length=64)
    """The character, one of mine."""


class CalendarFeed(Model):
    """Whether a card has a feed of its deadlines."""

    made: bool
    """Whether it has one."""
    address: str | None = None
    """The feed's address, a path on this server. It is told once, right after it was made.
    Everybody who knows it reads these deadlines without any session."""
