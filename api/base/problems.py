"""Problems: all error answers, in one shape (RFC 9457) and from one table."""

from collections.abc import Mapping
from typing import Any

import msgspec

from api.base.language import current_language
from ledger.contract.messages import messages_of
from ledger.language.legible_text import LegibilityFault, TextFault

PROBLEM_PATH = "/problems/"
CONTENT_TYPE = b"application/problem+json"


PROBLEMS: Mapping[str, int] = {
    "malformed": 400,
    "unauthorized": 401,
    "not-your-card": 403,
    "wrong-signature": 403,
    "elsewhere": 403,
    "not-found": 404,
    "unknown-game": 404,
    "unknown-card": 404,
    "unknown-calendar": 404,
    "unknown-character": 404,
    "unknown-event": 404,
    "unknown-guest": 404,
    "push-off": 404,
    "no-receipt": 404,
    "method-not-allowed": 405,
    "refused": 409,
    "stale-period": 409,
    "not-begun": 409,
    "paused": 409,
    "closed": 409,
    "sign-up-closed": 409,
    "not-closed": 409,
    "saved-elsewhere": 409,
    "card-elsewhere": 409,
    "changed-elsewhere": 412,
    "too-large": 413,
    "unknown-host": 421,
    "unknown-act": 422,
    "repeated-otherwise": 422,
    "too-many": 429,
    "internal": 500,
    "unavailable": 503,
}
"""The kinds of problems, each with its HTTP status."""


RETRY_SECONDS = 5
"""Seconds after which a full queue may have room again."""


class ProblemError(Exception):
    """An error answer. `members` are the further fields of the error's document."""

    def __init__(
        self,
        slug: str,
        detail: str = "",
        *,
        status: int = 0,
        headers: tuple[tuple[bytes, bytes], ...] = (),
        **members: Any,
    ) -> None:
        super().__init__(slug)
        self.slug = slug
        self.detail = detail
        self.status = status or PROBLEMS[slug]
        self.headers = headers
        self.members = members

    def document(self) -> dict[str, Any]:
        """Return the JSON document of this problem."""
        document = {
            "type": f"{PROBLEM_PATH}{self.slug}",
            "title": title(self.slug),
            "status": self.status,
            "detail": self.detail or title(self.slug),
        }
        return document | self.members

    def body(self) -> bytes:
        """Return the document as the bytes that are sent."""
        return msgspec.json.encode(self.document())


def title(slug: str) -> str:
    """Return the title of a kind of problem, in the language of the current answer."""
    return kernel_sentence(f"problem-{slug}")


def advice(slug: str) -> str:
    """Return advice for the sender about a kind of problem, in the current answer's language."""
    return kernel_sentence(f"advice-{slug}")


def kernel_sentence(message_key: str, **args: str | int) -> str:
    """Return the kernel's sentence for a key, in the language of the current answer."""
    return messages_of(language=current_language()).text(message_key, args)


def too_many(seconds: int = RETRY_SECONDS, detail: str = "") -> ProblemError:
    """Return the problem too-many. The sender may ask again after this number of seconds."""
    return ProblemError("too-many", detail, headers=((b"retry-after", b"%d" % seconds),))


def unauthorized(detail: str = "", error: str = "") -> ProblemError:
    """Return the problem of a request without a known session. `error` is a code of RFC 6750."""
    challenge = f'Bearer error="{error}"' if error else "Bearer"
    return ProblemError(
        "unauthorized", detail, headers=((b"www-authenticate", challenge.encode()),)
    )


def malformed(*errors: tuple[str, TextFault], status: int = 0) -> ProblemError:
    """Return the problem of an unreadable request. Each error is a pair (field, message)."""
    fields = [
        {"field": field, "message": _message_text(message_text)} for field, message_text in errors
    ]
    detail = "; ".join(f"{error['field']}: {error['message']}" for error in fields)
    return ProblemError("malformed", detail, status=status, errors=fields)


def _message_text(message_text: TextFault) -> str:
    return (
        kernel_sentence(message_text.key, **message_text.args)
        if isinstance(message_text, LegibilityFault)
        else message_text
    )
