"""Models of requests and answers about messages to phones."""

from pydantic import BaseModel, ConfigDict, Field

from api.base.model import Model
from api.deadlines.models import ForCharacter
from api.push.endpoints import URL_LIMIT

BASE64URL_PATTERN = r"^[A-Za-z0-9_-]+={0,2}$"


class PushKeys(BaseModel):
    """The keys of a browser's subscription, for which messages are encrypted (RFC 8291)."""

    model_config = ConfigDict(extra="forbid", strict=True)

    p256dh: str = Field(max_length=100, pattern=BASE64URL_PATTERN)
    """The browser's public key, in base64url."""
    auth: str = Field(max_length=40, pattern=BASE64URL_PATTERN)
    """The browser's authentication secret, in base64url."""


class Subscribe(ForCharacter):
    """A browser's subscription (`PushSubscription.toJSON()`), for one of my characters."""

    endpoint: str = Field(min_length=8, max_length=URL_LIMIT)
    """The address at the browser's push service."""
    keys: PushKeys
    """The keys to encrypt with."""


class PushState(Model):
    """Whether this server pushes, and whether it does to the phone of my card."""

    on: bool
    """Whether the card's phone has subscribed."""
    key: str | None = None
    """The public key with which a browser subscribes; left out where the server pushes to no
    phone."""
