"""Models of what is asked and answered about messages to phones."""

from pydantic import BaseModel, ConfigDict, Field

from api.deadlines.models import ForCharacter
from api.model import Model
from api.push.endpoints import LONGEST

BASE64URL = r"^[A-Za-z0-9_-]+={0,2}$"


class PushKeys(BaseModel):
    """The keys of a browser's subscription, for which messages are encrypted (RFC 8291)."""

    model_config = ConfigDict(extra="forbid", strict=True)

    p256dh: str = Field(max_length=100, pattern=BASE64URL)
    auth: str = Field(max_length=40, pattern=BASE64URL)


class Subscribe(ForCharacter):
    """A browser's subscription (`PushSubscription.toJSON()`), for one of my characters."""

    endpoint: str = Field(min_length=8, max_length=LONGEST)
    keys: PushKeys


class PushState(Model):
    """The key with which a browser subscribes to this server, and whether my card's phone has.

    Without a key the server pushes to no phone.
    """

    on: bool
    key: str | None = None
