"""The pages to which the types of problems lead."""

from html import escape

from starlette.routing import Route

from api.endpoint import Endpoint
from api.problems import BASE, PROBLEMS, ProblemError, title
from api.reply import Reply
from api.request_context import RequestContext

_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<h1>{title}</h1>
<p>Problem <code>{slug}</code>, HTTP status {status}.</p>
<p>{advice}</p>
<p><a href="{base}">All problems</a></p>
</html>
"""
_LIST = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Problems</title>
<h1>Problems</h1>
<dl>
{rows}
</dl>
</html>
"""
_HEADERS = ((b"content-security-policy", b"default-src 'none'"),)


async def page(context: RequestContext) -> Reply:
    """What one kind of problem means, and what to do about it."""
    slug = context.part("slug")
    if slug not in PROBLEMS:
        raise ProblemError("not-found")
    status, advice = PROBLEMS[slug]
    return _html(
        _PAGE.format(
            title=escape(title(slug)), slug=slug, status=status, advice=escape(advice), base=BASE
        )
    )


async def every(_call: RequestContext) -> Reply:
    """All kinds of problems."""
    rows = (
        f'<dt><a href="{BASE}{slug}"><code>{slug}</code></a> ({kind.status})</dt>\n'
        f"<dd>{escape(title(slug))}. {escape(kind.advice)}</dd>"
        for slug, kind in PROBLEMS.items()
    )
    return _html(_LIST.format(rows="\n".join(rows)))


def _html(text: str) -> Reply:
    return Reply(text.encode(), content_type=b"text/html; charset=utf-8", headers=_HEADERS)


ROUTES = (
    Route(BASE, Endpoint({"GET": every})),
    Route(BASE + "{slug}", Endpoint({"GET": page})),
)
