"""The pages behind the types of problems, in the language that their reader accepts."""

import re
from collections.abc import Iterable
from functools import cache
from html import escape

from starlette.routing import Route

from api.base.language import current_language
from api.base.problems import PROBLEM_PATH, PROBLEMS, ProblemError, advice, kernel_sentence, title
from api.base.reply import Reply, constant_reply
from api.http.endpoint import Endpoint
from api.http.request_context import RequestContext

_PAGE_TEMPLATE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<h1>{title}</h1>
{body}
</html>
"""
_CONTENT_POLICY = (b"content-security-policy", b"default-src 'none'")


async def page(context: RequestContext) -> Reply:
    """Return the page about one kind of problem: its meaning and the advice for it."""
    slug = context.path_part("slug")
    if slug not in PROBLEMS:
        raise ProblemError("not-found")
    return _page_of(slug, current_language())


@cache
def _page_of(slug: str, _language: str) -> Reply:
    kind_text = kernel_sentence("problems-kind", slug=slug, status=PROBLEMS[slug])
    overview_link = f'<a href="{PROBLEM_PATH}">{_text_as_html(kernel_sentence("problems-all"))}</a>'
    paragraphs = (_text_as_html(kind_text), _text_as_html(advice(slug)), overview_link)
    return _html_reply(title(slug), (f"<p>{paragraph}</p>" for paragraph in paragraphs))


async def every(_call: RequestContext) -> Reply:
    """All kinds of problems."""
    return _list_page(current_language())


@cache
def _list_page(_language: str) -> Reply:
    rows = (
        f'<dt><a href="{PROBLEM_PATH}{slug}"><code>{slug}</code></a> ({status})</dt>\n'
        f"<dd>{_text_as_html(title(slug))}. {_text_as_html(advice(slug))}</dd>"
        for slug, status in PROBLEMS.items()
    )
    return _html_reply(kernel_sentence("problems-title"), ("<dl>", *rows, "</dl>"))


def _text_as_html(text: str) -> str:
    """Return a text as HTML; its quoted parts become code."""
    return re.sub("`([^`]+)`", r"<code>\1</code>", escape(text))


def _html_reply(heading: str, body: Iterable[str]) -> Reply:
    text = _PAGE_TEMPLATE.format(
        language=current_language(), title=escape(heading), body="\n".join(body)
    )
    language_header = (b"content-language", current_language().encode())
    content_type = b"text/html; charset=utf-8"
    return constant_reply(text.encode(), content_type, headers=(_CONTENT_POLICY, language_header))


ROUTES = (
    Route(PROBLEM_PATH, Endpoint({"GET": every})),
    Route(PROBLEM_PATH + "{slug}", Endpoint({"GET": page})),
)
