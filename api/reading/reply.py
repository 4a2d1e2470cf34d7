"""An answer as a reply."""

from hashlib import sha256

from api.base.model import Model
from api.base.reply import Reply


def tagged_reply(answer: Model) -> Reply:
    """Return the answer as JSON with an ETag, for clients that already have it."""
    body = answer.model_dump_json(exclude_none=True).encode()
    return Reply(body, etag=sha256(body).hexdigest()[:16])
