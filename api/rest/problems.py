"""The pages behind the types of problems, in the language that their reader accepts."""

import re
from collections.abc import Iterable
from functools import cache
from html import escape

from starlette.routing import Route

from api.base.language import language
from api.base.problems import BASE, PROBLEMS, ProblemError, advice, said, title
from api.base.reply import Reply, constant
from api.http.endpoint import Endpoint
from api.http.request_context import RequestContext

_PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<h1>{title}</h1>
{body}
</html>
"""
_POLICY = (b"content-security-policy", b"default-src 'none'")


async def page(context: RequestContext) -> Reply:
    """Return the page about one kind of problem: its meaning and the advice for it."""
    slug = context.part("slug")
    if slug not in PROBLEMS:
        raise ProblemError("not-found")
    return _page_of(slug, language())


@cache
def _page_of(slug: str, _language: str) -> Reply:
    kind = said("problems-kind", slug=slug, status=PROBLEMS[slug])
    others = f'<a href="{BASE}">{_shown(said("problems-all"))}</a>'
    parts = (_shown(kind), _shown(advice(slug)), others)
    return _html(title(slug), (f"<p>{part}</p>" for part in parts))


async def every(_call: RequestContext) -> Reply:
    """All kinds of problems."""
    return _all(language())


@cache
def _all(_language: str) -> Reply:
    rows = (
        f'<dt><a href="{BASE}{slug}"><code>{slug}</code></a> ({status})</dt>\n'
        f"<dd>{_shown(title(slug))}. {_shown(advice(slug))}</dd>"
        for slug, status in PROBLEMS.items()
    )
    return _html(said("problems-title"), ("<dl>", *rows, "</dl>"))


def _shown(text: str) -> str:
    """Return a text as HTML; its quoted parts become code."""
    return re.sub("`([^`]+)`", r"<code>\1</code>", escape(text))


def _html(heading: str, body: Iterable[str]) -> Reply:
    text = _PAGE.format(language=language(), title=escape(heading), body="\n".join(body))
    spoken = (b"content-language", language().encode())
    kind = b"text/html; charset=utf-8"
    return constant(text.encode(), kind, headers=(_POLICY, spoken))


ROUTES = (
    Route(BASE, Endpoint({"GET": every})),
    Route(BASE + "{slug}", Endpoint({"GET": page})),
)
