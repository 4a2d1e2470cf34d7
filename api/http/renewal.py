"""Renews cookies: a used session gets its cookie again with an answer, once a day.

Cookies are renewed only here: REST, streams and the sockets of GraphQL all pass through.
"""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from api.access.cookies import DAY_SECONDS, has_bearer_token, session_cookie_header, session_secret
from api.base.clock import Clock
from api.hosting.sessions import Sessions

_START_TYPES = ("http.response.start", "websocket.accept")
_CACHE_HEADER = b"cache-control"


class CookieRenewal:
    """An ASGI application around another: it renews cookies that are older than a day.

    Each server remembers when it gave a cookie. After a restart it gives the cookie once more.
    """

    def __init__(self, app: ASGIApp, sessions: Sessions, now: Clock) -> None:
        self.app = app
        self._sessions = sessions
        self._now = now

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the application does. If the cookie must be renewed, add it to the answer."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def send_renewed(message: Message) -> None:
            if message["type"] in _START_TYPES:
                self._renew(scope, message)
            await send(message)

        await self.app(scope, receive, send_renewed)

    def _renew(self, scope: Scope, start: Message) -> None:
        """Add the cookie to the start of an answer. The session is known when the answer starts.

        An answer that others may cache gets no cookie. An answer that sets or removes a cookie
        itself is left alone.
        """
        headers = dict(scope["headers"])
        if b"cookie" not in headers or has_bearer_token(headers):
            return
        session, now = self._sessions.session_of_request(headers, scope), self._now() // 1000
        if not session.key or abs(now - session.given) < DAY_SECONDS:
            return
        reply_headers = dict(start.get("headers", ()))
        if b"set-cookie" in reply_headers or reply_headers.get(_CACHE_HEADER, b"").startswith(
            b"public"
        ):
            return
        session.given = now
        is_secure = self._sessions.is_cookie_https_only(scope)
        cookie = session_cookie_header(
            session_secret(headers, is_secure=is_secure), is_secure=is_secure
        )
        headers_kept = [header for header in start.get("headers", ()) if header[0] != _CACHE_HEADER]
        start["headers"] = [*headers_kept, (_CACHE_HEADER, b"no-store"), cookie]
