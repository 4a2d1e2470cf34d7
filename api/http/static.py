"""The phone app. Every page is the same built `index.html`, with its files."""

from dataclasses import replace
from functools import partial
from pathlib import Path

from starlette.routing import Route

from api.base.problems import ProblemError
from api.base.reply import Reply, compress_body
from api.http.endpoint import Endpoint
from api.http.request_context import RequestContext

APP_PATHS = (
    "/",
    "/c",
    "/event/{event}",
    "/g/{game}",
    "/g/{game}/{page:path}",
    "/new/{ruleset}",
    "/organiser",
    "/organiser/{event}",
    "/organiser/games/{game}",
    "/organiser/{event}/{step}",
    "/rehearsal",
    "/rehearsal/{game}",
)
"""Paths of the app's pages. The app decides what each page shows."""

PROGRAMMER_PAGES = {
    "/reference": "reference/index.html",
    "/reference/graphql": "reference/graphql.html",
}
"""The files of the pages for programmers: the REST reference and the GraphQL explorer."""

RUNBOOK_PAGES = {"/runbook/en": "runbook/en.html", "/runbook/es": "runbook/es.html"}
"""The files of the runbook as a booklet, by language."""

MACHINE_PATHS = ("/api/", "/graphql", "/assets/")
"""Paths below which there are no pages for people."""

CONTENT_TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
"""The types of the app's files. Windows may take a script for plain text, which browsers refuse."""

CONTENT_POLICY = (
    "default-src 'self'; connect-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; "
    "style-src 'self' 'unsafe-inline'; script-src 'self'; worker-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
PROGRAMMER_POLICY = f"{CONTENT_POLICY}; font-src 'self' data:"
"""The policy of the pages for programmers. GraphiQL's style sheet contains its fonts."""

_PAGE_HEADERS = (
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(self), microphone=(), geolocation=()"),
)
_CACHE_FOREVER = b"public, max-age=31536000, immutable"
_ASK_EACH_TIME = b"no-cache"
_UNBUILT_PAGE = (
    b"<!doctype html><html lang=en><title>Acta Ludorum</title>"
    b"<p>The phone app is not built yet: <code>make build</code> builds it.</p></html>"
)


class Pages:
    """The built files, each read once and stored in the form in which it is sent."""

    def __init__(self, folder: Path) -> None:
        paths = {
            path.relative_to(folder).as_posix(): path
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        # Few readers open the pages for programmers, and their files are large. Reading and
        # compressing them would lengthen each start.
        self._unread_paths = {name: path for name, path in paths.items() if _is_for_few(name)}
        self._files = {
            name: _file(path, name) for name, path in paths.items() if not _is_for_few(name)
        }
        self.index = self._files.get("index.html") or _reply(
            _UNBUILT_PAGE, b"text/html", _ASK_EACH_TIME, _headers_of_page("index.html")
        )

    async def page(self, _call: RequestContext) -> Reply:
        """Return the app itself."""
        return self.index

    async def file(self, context: RequestContext) -> Reply:
        """Return one of the app's files.

        A browser at an unknown address gets the app itself. Raises: the problem not-found: a
        program asks for an unknown address.
        """
        path: str = context.scope["path"]
        static_file = self._find_file(path.lstrip("/"))
        if static_file is not None:
            return static_file
        if path.startswith(MACHINE_PATHS) or b"text/html" not in context.headers.get(
            b"accept", b""
        ):
            raise ProblemError("not-found")
        return replace(self.index, status=404)

    def routes(self) -> list[Route]:
        """Return the routes of the app's pages."""
        page = Endpoint({"GET": self.page})
        own_pages = {
            path: Endpoint({"GET": partial(self._own_page, file_name)})
            for path, file_name in {**PROGRAMMER_PAGES, **RUNBOOK_PAGES}.items()
        }
        app_pages = [Route(path, page) for path in APP_PATHS]
        return [*app_pages, *(Route(path, endpoint) for path, endpoint in own_pages.items())]

    async def _own_page(self, file_name: str, _call: RequestContext) -> Reply:
        page = self._find_file(file_name)
        if page is None:
            raise ProblemError("not-found")
        return page

    def _find_file(self, name: str) -> Reply | None:
        if (path := self._unread_paths.pop(name, None)) is not None:
            self._files[name] = _file(path, name)
        return self._files.get(name)


def _is_for_few(file_name: str) -> bool:
    return file_name.startswith("reference/")


def _file(path: Path, file_name: str) -> Reply:
    content_type = CONTENT_TYPES.get(path.suffix, "application/octet-stream")
    cache_rule = _CACHE_FOREVER if file_name.startswith("assets/") else _ASK_EACH_TIME
    extra_headers = _headers_of_page(file_name) if file_name.endswith(".html") else ()
    return _reply(path.read_bytes(), content_type.encode(), cache_rule, extra_headers)


def _headers_of_page(file_name: str) -> tuple[tuple[bytes, bytes], ...]:
    is_for_programmers = file_name in PROGRAMMER_PAGES.values()
    policy = PROGRAMMER_POLICY if is_for_programmers else CONTENT_POLICY
    return ((b"content-security-policy", policy.encode()), *_PAGE_HEADERS)


def _reply(
    body: bytes,
    content_type: bytes,
    cache_rule: bytes,
    extra_headers: tuple[tuple[bytes, bytes], ...] = (),
) -> Reply:
    if content_type.startswith(b"text/"):
        content_type += b"; charset=utf-8"
    return Reply(
        body,
        content_type=content_type,
        headers=extra_headers,
        cache=cache_rule,
        gzipped=compress_body(body),
    )
