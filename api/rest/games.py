"""Games: a list of them, a short description of one, and founding one."""

import math
from collections.abc import Iterator
from functools import partial
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from api.access.party import NameTakenError, PartyError, Player
from api.base.language import current_language
from api.base.problems import ProblemError, kernel_sentence, malformed, too_many, unauthorized
from api.base.reply import Reply, json_reply
from api.base.settings import Settings
from api.hosting.founder import FoundingLimit
from api.hosting.listing import PAGE_LIMIT, describe_games, page_of_names
from api.hosting.summary import game_summary
from api.http.command_codec import founding_key
from api.http.endpoint import API_PATH, resource
from api.http.request_context import RequestContext
from api.models.cards import Games, GameSummary, NewGame, Rulesets
from api.models.meta import UUID_SCHEMA, EndpointDescription, with_description
from ledger.contract.messages import messages_of
from ledger.contract.ruleset import Ruleset
from ledger.kernel.vocabulary.person_names import LENGTH_LIMIT
from ledger.language.legible_text import NameField, normalized_name
from ledger.scenario.yamlfile import ScenarioError
from ledger.scribe.heads import fingerprints_of_periods

MAX_TABLES = 50
"""Maximum number of tables in play on a server where everybody may found tables."""

FORGETTING_TIME = 6 * 60 * 60 * 1000
"""Milliseconds without an act after which a table no longer counts."""

MAX_PLAYERS = 99


class Seated(BaseModel):
    """Somebody who sits down."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: NameField = Field(default="", max_length=LENGTH_LIMIT)
    """Their name; empty for the name in the scenario."""
    bot: bool = False
    """Whether a bot plays for them."""


class Founding(BaseModel):
    """The terms of a new game."""

    model_config = ConfigDict(extra="forbid", strict=True)

    ruleset: str = Field(max_length=64)
    """The name of the rules."""
    scenario: str | None = None
    """The scenario's text (YAML), if not the usual one."""
    title: NameField = Field(default="", max_length=120)
    """The game's title; empty for the scenario's."""
    players: list[Seated] = Field(default_factory=list, max_length=MAX_PLAYERS)
    """The people who sit down, in the order of the scenario's players."""
    dice: Literal["server", "table"] | None = None
    """How dice are rolled, where the game can be played with those on the table.

    * `server`: The server draws them.
    * `table`: People roll them and type them in.
    """
    waits: bool = False
    """Whether an evening waits until a steward lets play begin; tables and rehearsals never do."""
    codes: bool = False
    """Whether the codes to type open the cards, too: the last 40 bits of each token in base 32. At
    a table with `players` they always do. The answer then takes about 20 ms longer for each card.
    """


@with_description(
    EndpointDescription(
        query={
            "before": {"type": "string", "description": "Only games founded before this one."},
            "limit": {"type": "integer", "minimum": 1, "maximum": PAGE_LIMIT},
        },
        gives=Games,
        problems=("malformed",),
    )
)
async def games(context: RequestContext) -> Reply:
    """Return a page of the games of this server, in the order in which they were founded.

    The page has the last games, or those before one.

    `more` says that there are earlier ones. `forgotten` are the ids of all that were erased whole.
    """
    host = context.host
    game_ids = await host.threads.run_on_reading_thread(host.store.games)
    names_page = page_of_names(
        game_ids,
        context.query.get("before", ""),
        context.number("limit", PAGE_LIMIT, 1, PAGE_LIMIT),
    )
    more_field = {"more": True} if names_page and names_page[0] != game_ids[0] else {}
    forgotten_field = (
        {"forgotten": sorted(host.registry.forgotten)} if host.registry.forgotten else {}
    )
    return json_reply(
        {"games": await describe_games(host, names_page), **more_field, **forgotten_field}
    )


@with_description(EndpointDescription(gives=GameSummary))
async def game(context: RequestContext) -> Reply:
    """Return one game in a few words, with the fingerprints of its periods.

    They are those of the head at each period's end, oldest first.
    """
    shown_game = context.game
    shown_game.slices.follow(shown_game.state)
    description = await context.host.threads.run_on_reading_thread(
        partial(fingerprints_of_periods, shown_game.scribe.store, shown_game.id)
    )
    return json_reply(game_summary(shown_game) | {"fingerprints": list(description)})


@with_description(EndpointDescription(gives=Rulesets))
async def rulesets(context: RequestContext) -> Reply:
    """Return every game that can be founded here, and for how many people it is.

    On a club's server, strangers get only the table games. The organiser gets all games.
    """
    games, settings = context.host.registry.rulesets.values(), context.host.settings
    has_open_tables_only = settings.open_tables and not settings.rehearsal
    hides_evenings = has_open_tables_only and not context.is_operator
    documents = [_ruleset(rules) for rules in games if rules.seats.players or not hides_evenings]
    return json_reply({"rulesets": documents, "founding": _may_strangers_found(settings)})


def _may_strangers_found(settings: Settings) -> bool:
    """Return whether everybody may found tables, at a rehearsal or on a club's server."""
    return settings.rehearsal or settings.open_tables


def _ruleset(rules: Ruleset[Any]) -> dict[str, Any]:
    player_numbers = rules.seats.players
    players = player_numbers and {
        "least": player_numbers.least,
        "most": player_numbers.most,
        "best": list(player_numbers.best),
    }
    return {
        "name": rules.name,
        "title": messages_of(rules.name, current_language()).text("game-about"),
        "players": players,
        "table_dice": rules.play.table_dice,
    }


_NOT_FOUNDED = ("unauthorized", "too-many", "repeated-otherwise")


@with_description(
    EndpointDescription(
        may={"Idempotency-Key": UUID_SCHEMA},
        body=Founding,
        gives=NewGame,
        status=201,
        located=True,
        replays=True,
        problems=_NOT_FOUNDED,
    )
)
async def found(context: RequestContext) -> Reply:
    """Found a game and return the tokens of its cards.

    That takes the host's own token.

    At a rehearsal everybody may found a table for so many players, and on a club's server a table
    of the usual scenario. The number of tables for each address is limited. `doubts` says what to
    look at again. With an `Idempotency-Key` it is founded once, however often that is asked.
    """
    is_operator = context.is_operator
    if not is_operator and not _may_strangers_found(context.host.settings):
        raise _operator_only_problem()
    body = await context.read(Founding)
    if not is_operator:
        _check_may_found(context, body)
    _check_founding(context, body)
    limit = FoundingLimit(partial(_check_tables, context), partial(_count_table, context))
    players = [Player(player.name, player.bot) for player in body.players]
    title, dice = normalized_name(body.title), body.dice or ""
    try:
        founded_game = await context.host.founder.found_game(
            body.ruleset,
            body.scenario,
            title,
            players,
            dice,
            founding_key(context),
            is_waiting=body.waits,
            has_codes=body.codes,
            limit=None if is_operator else limit,
        )
    except ScenarioError as error:
        raise malformed(*(("scenario", str(problem)) for problem in error.problems)) from None
    except NameTakenError as error:
        raise malformed((f"players.{error.seat}.name", str(error))) from None
    except PartyError as error:
        raise malformed(("players", str(error))) from None
    if founded_game.repeated:
        return json_reply(founded_game, headers=((b"idempotent-replay", b"true"),))
    location = f"{API_PATH}/games/{founded_game.game}".encode()
    return json_reply(founded_game, 201, headers=((b"location", location),))


def _check_may_found(context: RequestContext, body: Founding) -> None:
    """Raise the problem unauthorized if only the organiser may found this game."""
    settings, rules = context.host.settings, context.host.registry.rulesets.get(body.ruleset)
    if not body.players:
        raise _operator_only_problem()
    if not settings.rehearsal and (
        body.scenario is not None or not (rules and rules.seats.players)
    ):
        raise _operator_only_problem()


def _check_tables(context: RequestContext) -> None:
    """Raise the problem too-many if there are enough tables, here or of this address."""
    act_times = sorted(_last_act_times(context))
    if len(act_times) >= MAX_TABLES:
        seconds = (act_times[-MAX_TABLES] + FORGETTING_TIME - context.host.now()) // 1000 + 1
        raise _enough_tables_problem("explained-enough-tables", seconds)
    if not context.host.settings.rehearsal:
        _refuse_until(context.host.limiter.seconds_until_table(context.address))


def _count_table(context: RequestContext) -> None:
    """Count a table of this address. Raises: the problem too-many."""
    if not context.host.settings.rehearsal:
        _refuse_until(context.host.limiter.count_table(context.address))


def _refuse_until(seconds: int) -> None:
    if seconds:
        raise _enough_tables_problem("explained-enough-tables-of-address", seconds)


def _enough_tables_problem(message: str, seconds: int) -> ProblemError:
    return too_many(seconds, kernel_sentence(message, minutes=math.ceil(seconds / 60)))


def _last_act_times(context: RequestContext) -> Iterator[int]:
    """Yield the time of the last act (milliseconds) at each table where people play."""
    host = context.host
    last_act_times = (game.state.at for game in host.registry.games.values() if not game.is_over)
    yield from (
        time
        for time in (*last_act_times, *host.registry.unfinished.values())
        if time > host.now() - FORGETTING_TIME
    )


def _check_founding(context: RequestContext, body: Founding) -> None:
    """Raise the problem malformed if these fields cannot found a game."""
    rules = context.host.registry.rulesets.get(body.ruleset)
    if rules is None:
        raise malformed(("ruleset", f"there are: {', '.join(context.host.registry.rulesets)}"))
    if body.dice and not rules.play.table_dice:
        raise malformed(("dice", "this game says itself whose dice are rolled"))
    if body.title and not body.title.strip():
        raise malformed(("title", "it has no letters"))


def _operator_only_problem() -> ProblemError:
    return unauthorized(kernel_sentence("explained-own-token"))


ROUTES = (
    resource("/rulesets", GET=rulesets),
    resource("/games", GET=games, POST=found),
    resource("/games/{game}", GET=game),
)
