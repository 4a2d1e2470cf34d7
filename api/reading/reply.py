"""Makes a reply of an answer."""

from hashlib import sha256

from api.base.model import Model
from api.base.reply import Reply


def tagged_reply(answer: Model) -> Reply:
    """Return the answer as JSON with an ETag.

    A client that already has the answer gets status 304.
    """
    body = answer.model_dump_json(exclude_none=True).encode()
    return Reply(body, etag=sha256(body).hexdigest()[:16])
