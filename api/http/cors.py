"""CORS: web pages of other origins may use the API only if the settings name them."""

from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware

from api.base.settings import Settings

ALLOWED_HEADERS = (
    "Accept",
    "Authorization",
    "Content-Type",
    "Guest-Token",
    "Idempotency-Key",
    "If-Match",
    "If-None-Match",
    "Last-Event-ID",
)
EXPOSED_HEADERS = ("ETag", "Idempotent-Replay", "Location", "Retry-After", "WWW-Authenticate")

DAY_SECONDS = 24 * 60 * 60


def cors_middleware(settings: Settings) -> tuple[Middleware, ...]:
    """Return middleware that admits these origins.

    Pages of these origins use bearer tokens, never cookies.
    """
    if not settings.allowed_origins:
        return ()
    middleware = Middleware(
        CORSMiddleware,
        allow_origins=settings.allowed_origins,
        allow_methods=("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"),
        allow_headers=ALLOWED_HEADERS,
        expose_headers=EXPOSED_HEADERS,
        allow_credentials=False,
        max_age=DAY_SECONDS,
    )
    return (middleware,)
