"""The games for which an event can be prepared, with their templates."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from api.base.language import current_language
from api.base.reply import Reply, json_reply
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.meta import EndpointDescription, with_description
from api.models.organising import RulesetOutlines
from api.organising.organiser_session import NOT_ORGANISER, for_organisers
from ledger.contract.messages import Messages, messages_of
from ledger.contract.outline import OutlinedCharacter
from ledger.contract.ruleset import Ruleset
from ledger.contract.templates import Casting, RecommendedCast, RehearsalReport, report_lines


class ScenarioTemplate(NamedTuple):
    """A scenario from which an event can be made."""

    name: str
    people: int | None
    """Number of people for whom the scenario is made; None for the usual scenario."""
    scenario: str
    rehearsal: RehearsalReport | None = None
    """The result of its rehearsal; None if bots have not played it."""


def templates_of(rules: Ruleset[Any]) -> Mapping[str, ScenarioTemplate]:
    """Return the templates of a game by name.

    A game at a table has one for each number of players, the best number first. Any other game has
    its own templates, and its usual scenario.
    """
    players = rules.seats.players
    if players is None:
        templates = [
            ScenarioTemplate(template.name, template.people, template.scenario, template.rehearsal)
            for template in rules.scenarios.templates()
        ]
        templates.append(ScenarioTemplate("usual", None, f"based_on: {rules.name}\n"))
    else:
        best_count = players.best[1]
        player_numbers = (
            best_count,
            *(
                player_count
                for player_count in range(players.least, players.most + 1)
                if player_count != best_count
            ),
        )
        templates = [
            ScenarioTemplate(f"{player_count}", player_count, players.scenario(player_count))
            for player_count in player_numbers
        ]
    return {template.name: template for template in templates}


@with_description(EndpointDescription(gives=RulesetOutlines, problems=NOT_ORGANISER))
@for_organisers
async def list_outlines(context: RequestContext) -> Reply:
    """Return the games for which an event can be prepared.

    Each has its templates, and the parts of its scenarios that an organiser can set.
    """
    rulesets, language = context.host.registry.rulesets.values(), current_language()
    documents = await context.host.threads.run_on_reading_thread(
        lambda: [_outline_document(rules, language) for rules in rulesets]
    )
    return json_reply({"rulesets": documents})


def _outline_document(rules: Ruleset[Any], language: str) -> dict[str, Any]:
    outline, players = rules.scenarios.outline(), rules.seats.players
    messages, casting = messages_of(rules.name, language), rules.scenarios.casting()
    document = {
        "name": rules.name,
        "title": messages.text("game-about"),
        "table_dice": rules.play.table_dice,
        "templates": [
            {
                "name": template.name,
                **({"people": template.people} if template.people else {}),
                **_rehearsal_document(template.rehearsal, messages),
            }
            for template in templates_of(rules).values()
        ],
        "cast": [_character_document(character, casting, messages) for character in outline.cast],
        "starts": [start._asdict() for start in outline.starts],
        "seasons": [season._asdict() for season in outline.seasons],
        "readings": [
            {
                "name": reading.name,
                "default": reading.default,
                "values": list(reading.values),
                "main": reading.main,
                **({"range": list(reading.range)} if reading.range else {}),
            }
            for reading in outline.readings
        ],
    }
    if players is not None:
        document["players"] = [players.least, players.most]
    return document


def _rehearsal_document(report: RehearsalReport | None, messages: Messages) -> dict[str, Any]:
    """Return the sentences about a rehearsal, without its seed, which only a terminal can use."""
    if report is None:
        return {}
    lines = [line for line in report_lines(report, messages.has) if line.key != "rehearsal-again"]
    return {"rehearsal": [messages.text(line.key, line.args) for line in lines]}


def _character_document(
    character: OutlinedCharacter, casting: Casting | None, messages: Messages
) -> dict[str, Any]:
    document = {**character._asdict(), "holdings": dict(character.holdings)}
    cast = _first_casts(casting).get(character.id) if casting is not None else None
    if cast is None:
        return document
    reason = reason_for(character.id, casting, messages)
    return document | {"recommended_from": cast.people, "reason": reason}


def reason_for(character: str, casting: Casting | None, messages: Messages) -> str:
    """Return why somebody should play a character; "" if there is no recommendation."""
    cast = _first_casts(casting).get(character) if casting is not None else None
    if cast is None:
        return ""
    reason = next(
        played_part.reason for played_part in cast.played if played_part.character == character
    )
    return messages.text(reason.key, reason.args, cast.name_of)


@cache
def _first_casts(casting: Casting) -> Mapping[str, RecommendedCast]:
    """Return for each character the recommended cast for the fewest people that has them."""
    return dict(reversed(list(_casts_of_characters(casting))))


def _casts_of_characters(casting: Casting) -> Iterator[tuple[str, RecommendedCast]]:
    for people_count in range(casting.least, casting.most + 1):
        cast = casting.cast(people_count)
        yield from ((played_part.character, cast) for played_part in cast.played)


ROUTES = (resource("/organiser/rulesets", GET=list_outlines),)
