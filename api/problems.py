"""Problems: all refusing answers, in one shape (RFC 9457) and from one table."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from api.language import language
from ledger.messages import messages_of

BASE = "/problems/"
CONTENT_TYPE = b"application/problem+json"


class Kind(NamedTuple):
    """A kind of problem: its HTTP status, and what the sender can do about it."""

    status: int
    advice: str


PROBLEMS: Mapping[str, Kind] = {
    "malformed": Kind(400, "Look at `errors`: each names a field and says what is wrong with it."),
    "unauthorized": Kind(401, "Send the host's own token as `Authorization: Bearer ...`."),
    "not-your-card": Kind(403, "Act as a character whose card this session holds."),
    "wrong-signature": Kind(403, "Sign with the key the card was claimed with, or claim it anew."),
    "elsewhere": Kind(403, "Send requests with a cookie only from this server's own pages."),
    "not-found": Kind(404, "Look at the address; `/api/v1/openapi.json` lists all there are."),
    "unknown-game": Kind(404, "Look at the game's id; `/api/v1/games` lists all there are."),
    "unknown-card": Kind(404, "The card may have been printed anew: ask a steward for it."),
    "unknown-calendar": Kind(404, "The address was taken back or made anew: ask its holder."),
    "unknown-character": Kind(404, "Look at the name: the game's view lists its whole cast."),
    "push-off": Kind(404, "This server sends to no phone; `ACTA_PUSH_KEY` lets it."),
    "no-receipt": Kind(404, "The command never arrived, or was refused: it may be sent again."),
    "method-not-allowed": Kind(405, "The header `Allow` names what can be done here."),
    "refused": Kind(409, "Each of `objections` says what would have to be different."),
    "stale-period": Kind(409, "Look at the new period and decide again."),
    "not-begun": Kind(409, "Wait until a steward lets play begin."),
    "paused": Kind(409, "Wait until a steward resumes the game."),
    "closed": Kind(409, "Nothing more can be done in this game; its ledger is open."),
    "not-closed": Kind(409, "Wait until the game is closed."),
    "saved-elsewhere": Kind(409, "Look at what is saved now, then save with a higher revision."),
    "card-elsewhere": Kind(409, 'Claim it again with `"move": true`; the other phone ends.'),
    "too-large": Kind(413, "Send less at once."),
    "unknown-host": Kind(421, "Use a name that the server knows; `ACTA_NAMES` tells it more."),
    "unknown-act": Kind(422, "The game's offers name the acts there are."),
    "repeated-otherwise": Kind(422, "Give every new command an id of its own."),
    "too-many": Kind(429, "Wait as many seconds as the header `Retry-After` says."),
    "internal": Kind(500, "Nothing was recorded. Tell whoever runs the server."),
    "unavailable": Kind(503, "Nothing was recorded. Send the same command with the same id again."),
}


class ProblemError(Exception):
    """A refusing answer. `members` are the further fields of its document."""

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
        self.status = status or PROBLEMS[slug].status
        self.headers = headers
        self.members = members

    def document(self) -> dict[str, Any]:
        """The document of this problem."""
        document = {
            "type": f"{BASE}{self.slug}",
            "title": title(self.slug),
            "status": self.status,
            "detail": self.detail or title(self.slug),
        }
        return document | self.members

    def body(self) -> bytes:
        """The document as it is sent."""
        return msgspec.json.encode(self.document())


def title(slug: str) -> str:
    """The title of the kind of problem, in the language of what is being answered."""
    return messages_of(language=language()).text(f"problem-{slug}")


def malformed(*errors: tuple[str, str], status: int = 0) -> ProblemError:
    """The problem of a request that cannot be understood; each error is (field, message)."""
    shown = [{"field": field, "message": message} for field, message in errors]
    detail = "; ".join(f"{field}: {message}" for field, message in errors)
    return ProblemError("malformed", detail, status=status, errors=shown)
