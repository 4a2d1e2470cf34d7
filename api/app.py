"""The application: all routes, joined from the lists of the rooms."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from api.base.settings import Settings
from api.graphql.endpoint import GraphQLEndpoint
from api.hosting.host import Host
from api.http import live, metrics
from api.http.cors import cors_middleware
from api.http.endpoint import Endpoint, resource
from api.http.renewal import CookieRenewal
from api.http.static import Pages
from api.openapi.description import OpenApi
from api.organising import (
    address_check,
    event_founding,
    event_rehearsal,
    game_closing,
    guest_import,
    guest_list,
    guest_storage,
    hosted_games,
    morning_after,
    night,
    organiser_session,
    prepared_events,
    printed_pages,
    ruleset_outlines,
    sign_up,
)
from api.rehearsal.event_rehearsals import EventRehearsals
from api.rest import (
    accounts,
    archive,
    attempts,
    audit,
    calendar,
    claims,
    commands,
    entries,
    evening,
    export,
    games,
    health,
    holdings,
    house,
    knocks,
    letters,
    offers,
    opened_entry,
    pictures,
    places,
    problems,
    public_names,
    push,
    questions,
    rehearsal,
    replay,
    room,
    seal,
    search,
    series,
    session,
    standings,
    stories,
    view,
    windows,
    words,
)

ROUTES: tuple[BaseRoute, ...] = (
    # the most frequent requests come first
    *commands.ROUTES,
    *live.ROUTES,
    *attempts.ROUTES,
    *offers.ROUTES,
    *view.ROUTES,
    *windows.ROUTES,
    *entries.ROUTES,
    *replay.ROUTES,
    *archive.ROUTES,
    *opened_entry.ROUTES,
    *session.ROUTES,
    *claims.ROUTES,
    *knocks.ROUTES,
    *calendar.ROUTES,
    *push.ROUTES,
    *games.ROUTES,
    *holdings.ROUTES,
    *accounts.ROUTES,
    *house.ROUTES,
    *room.ROUTES,
    *letters.ROUTES,
    *search.ROUTES,
    *pictures.ROUTES,
    *questions.ROUTES,
    *places.ROUTES,
    *public_names.ROUTES,
    *standings.ROUTES,
    *series.ROUTES,
    *stories.ROUTES,
    *words.ROUTES,
    *evening.ROUTES,
    *audit.ROUTES,
    *seal.ROUTES,
    *export.ROUTES,
    *rehearsal.ROUTES,
    *organiser_session.ROUTES,
    *ruleset_outlines.ROUTES,
    *prepared_events.ROUTES,
    *event_rehearsal.ROUTES,
    *hosted_games.ROUTES,
    *morning_after.ROUTES,
    *night.ROUTES,
    *game_closing.ROUTES,
    *sign_up.ROUTES,
    *address_check.ROUTES,
    *event_founding.ROUTES,
    *printed_pages.ROUTES,
    *guest_list.ROUTES,
    *guest_import.ROUTES,
    *problems.ROUTES,
    *health.ROUTES,
    *metrics.ROUTES,
)


class Application(Starlette):
    """Starlette's application without Starlette's own middleware for errors (decision 0114).

    `Endpoint` answers every error of a resource in one shape. uvicorn logs any other error, and
    answers with status 500 if the answer has not begun.
    """

    def build_middleware_stack(self) -> ASGIApp:
        """Return the router inside our middleware."""
        app: ASGIApp = self.router
        for middleware in reversed(self.user_middleware):
            app = middleware.cls(app, *middleware.args, **middleware.kwargs)
        return app


def create_app(host: Host, settings: Settings) -> Starlette:
    """Return the application for a host. The host lives as long as the application runs."""
    pages = Pages(settings.pages)
    openapi = OpenApi(ROUTES, host.registry.rulesets)
    graphql = GraphQLEndpoint(host.registry.rulesets)
    rehearsals = EventRehearsals(host)

    host.daily_erasures.append(partial(guest_storage.erase_expired_guests, host))

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await host.start()
        graphql.make_schema_now()
        try:
            yield
        finally:
            await rehearsals.stop()
            await host.stop()

    description = resource("/openapi.json", GET=openapi.answer)
    routes = [*ROUTES, description, *graphql.routes, *pages.routes()]
    renewal = Middleware(CookieRenewal, sessions=host.sessions, now=host.now)
    app = Application(
        routes=routes, lifespan=lifespan, middleware=(*cors_middleware(settings), renewal)
    )
    app.state.host = host
    app.state.rehearsals = rehearsals
    app.router.redirect_slashes = False

    async def answer_rest(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await Endpoint({"GET": pages.file})(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 4404})

    app.router.default = answer_rest
    return app
