"""Finds the sender of a request: the session, and the session's cards."""

from collections.abc import Mapping
from functools import partial

from starlette.types import Scope

from api.access.card_code import code_hash, token_of, typed_code
from api.access.cookies import secret_hash, session_secret
from api.access.founding import token_hash
from api.access.identity import Session, Token, TokensAndSessions, decode_token
from api.hosting.registry import Registry
from api.hosting.resources import Resources
from ledger.store.skipped_databases import PartialAnswer

_SESSION_KEY = "acta.session_key"
"""The name under which the scope of a request has the key of its session."""

_LOADED_CARDS_KEY = "acta.session_cards"
"""The name under which the scope has the cards that the request loaded for its session."""


class Sessions:
    """Finds the sessions and tokens of requests, in memory and in the store."""

    def __init__(
        self, resources: Resources, registry: Registry, identity: TokensAndSessions
    ) -> None:
        self._store = resources.store
        self._threads = resources.threads
        self._secure_cookies = resources.settings.secure_cookies
        self._registry = registry
        self._identity = identity

    def is_cookie_https_only(self, scope: Scope) -> bool:
        """Return whether a session's cookie for this request is for HTTPS only."""
        uses_secure_cookies = self._secure_cookies
        return (
            scope.get("scheme") in ("https", "wss")
            if uses_secure_cookies is None
            else uses_secure_cookies
        )

    def session_of_request(self, headers: Mapping[bytes, bytes], scope: Scope) -> Session:
        """Return the session that sent a request. Strangers get one without cards."""
        return self._identity.session_of_key(self._session_key(headers, scope))

    def _session_key(self, headers: Mapping[bytes, bytes], scope: Scope) -> str:
        """Return the key of the session that sent a request, or "" for strangers.

        Several parts of the server ask for it, and the secret is hashed once. The key lies in the
        scope, so it is dropped with the request. The session is looked up anew each time, because
        a session may gain or lose cards while its request is answered.
        """
        session = scope.get(_SESSION_KEY)
        if session is None:
            secret = session_secret(headers, is_secure=self.is_cookie_https_only(scope))
            session = scope[_SESSION_KEY] = secret_hash(secret) if secret else ""
        return str(session)

    async def load_cards(self, headers: Mapping[bytes, bytes], scope: Scope) -> bool:
        """Load all cards of the session that sends a request. Return whether there is a session.

        Raises: StoreError.
        """
        session_key = self._session_key(headers, scope)
        if not session_key:
            return False
        find = partial(self._store.side_rows_of_all_games, "session", f"{session_key}/")
        answer = await self._threads.read_partly(find)
        scope[_LOADED_CARDS_KEY] = answer
        games = self._registry.games
        self._identity.add_stored_cards(
            session_key, answer.value, games, has_all_cards=not answer.skipped
        )
        # another server may have accepted the session's knock
        await self._registry.read_remote_rows(row.game for row in answer.value)
        return True

    def require_all_cards(self, scope: Scope) -> None:
        """Raise DatabaseAwayError if this request could not load all cards of its session."""
        loaded_cards: PartialAnswer[object] | None = scope.get(_LOADED_CARDS_KEY)
        if loaded_cards is not None:
            loaded_cards.require_complete()

    async def find_token(self, text: str) -> Token | None:
        """Return the token of a scanned or typed text, also that of a game at rest.

        Returns None for an unknown token. Raises: StoreError.
        """
        code = typed_code(text)
        if code:
            stored_hash = await self._threads.run_on_reading_thread(partial(code_hash, code))
        else:
            stored_hash = token_hash(token_of(text))
        token_use = self._identity.find_token(stored_hash)
        if token_use is not None:
            return token_use
        find = partial(self._store.side_rows_of_all_games, "token", stored_hash)
        answer = await self._threads.read_partly(find)
        stored_token = decode_token(answer.value)
        if stored_token is None:
            answer.require_complete()
        await self._registry.read_remote_rows(
            (stored_token.game,) if stored_token is not None else ()
        )
        return stored_token
