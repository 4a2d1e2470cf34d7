"""Favours that have no effect in the rulebook: restored youth, and games of chance."""

from typing import Annotated

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, recorded_only_type
from ledger.contract.form import Choice, Number, Option, Subset, Text
from ledger.contract.offer import Form, KnownState, meets_demand, open_to
from ledger.games.ludi_romani import seats
from ledger.games.ludi_romani.state import Game, World
from ledger.language.free_text import FreeText, TextLimits
from ledger.record.entry import Event
from ledger.record.objection import Args, Objection, Objections, about_character
from ledger.record.references import Who

HIGHEST_TEXT_LENGTH = 280
MAX_PLAYERS = 12
MAX_SIDES = 100
FEWEST_SIDES = 2

Players = Annotated[tuple[Who, ...], Field(min_length=1, max_length=MAX_PLAYERS, strict=False)]
"""A tuple of players, which is sent as a JSON list."""


class RestoreYouth(Command):
    """Give a mortal youth and vigour."""

    who: Who
    """The mortal."""


class PlayForChance(Command):
    """Have people or gods play a game of chance: each rolls a die."""

    players: Players
    """The players."""
    sides: int = Field(ge=FEWEST_SIDES, le=MAX_SIDES)
    """Number of sides of the die."""
    words: Annotated[FreeText, TextLimits(HIGHEST_TEXT_LENGTH, 1)]
    """The stakes, in free text."""


class YouthRestored(Event, stored="ludi_romani/youth-restored@1"):
    """A mortal who was given youth and vigour."""

    by: Who
    who: Who


class ChancePlayed(Event, stored="ludi_romani/chance-played@1"):
    """A game of chance. Each player rolled a die, in this order, for the Fates' stakes."""

    by: Who
    players: tuple[Who, ...]
    values: tuple[int, ...]
    """The faces, in the players' order."""

    reason: str = ""
    """The digest of the stakes."""


def must_be_juventas(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor is Juventas (NUM-20)."""
    if not seats.has_power(state, actor, "restore_youth"):
        yield Objection("NUM-20", "juventas-restores")


def _youth_objections(state: Game, actor: str, command: RestoreYouth) -> Objections:
    """Raise an objection unless Juventas gives youth to a living mortal (NUM-20).

    The Fates get a warning and decide on the effect.
    """
    yield from must_be_juventas(state, actor)
    person = state.world.person(command.who)
    if not person.mortal or not person.living:
        yield Objection("NUM-20", "living-mortals-only", about_character(command.who))
    message_args = {"who": f"who:{command.who}", "by": f"who:{actor}"}
    yield Objection("NUM-20", "youth-does-what", message_args, grade="W")


def _draft_youth(_state: Game, actor: str, command: RestoreYouth, _context: ActContext) -> Drafts:
    return (Draft(YouthRestored(actor, command.who)),)


def _chance_objections(state: Game, actor: str, command: PlayForChance) -> Objections:
    """Raise an objection unless the Fates make other characters play (FATA-06, NUM-31).

    A ruling decides on the consequences.
    """
    if not seats.has_power(state, actor, "games_of_chance"):
        yield Objection("NUM-31", "fates-gamble")
    if len(set(command.players)) < len(command.players):
        yield Objection("NUM-31", "one-die-each", waivable=False)


def _draft_play_for_chance(
    _state: Game, actor: str, command: PlayForChance, context: ActContext
) -> Drafts:
    """Return the draft in which every player rolls one die (FATA-06)."""
    rolls = tuple(
        context.roll(f"chance/{context.act}/{player}", command.sides) for player in command.players
    )
    faces = tuple(roll.value for roll in rolls)
    event = ChancePlayed(actor, command.players, faces, context.store_words(command.words))
    return (Draft(event, rolls=rolls),)


@open_to(meets_demand(must_be_juventas))
def _offer_youth(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    people = (state.world.people[character] for character in sorted(state.world.people))
    living_mortals = tuple(
        Option(person.id) for person in people if person.mortal and person.living
    )
    return Form((Choice("who", living_mortals),)) if living_mortals else None


@open_to(seats.has_power_test("games_of_chance"))
def _offer_chance(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    player_options = tuple(map(Option, sorted(state.world.people)))
    most_choices = min(MAX_PLAYERS, len(player_options))
    return Form(
        (
            Subset("players", player_options, 1, most_choices),
            Number("sides", FEWEST_SIDES, MAX_SIDES),
            Text("words", HIGHEST_TEXT_LENGTH, 1),
        )
    )


def _chance_args(event: ChancePlayed) -> Args:
    player_references = [f"who:{player}" for player in event.players]
    return {
        "who": player_references,
        "n": len(player_references),
        "values": ", ".join(map(str, event.values)),
    }


RESTORE_YOUTH = Act(RestoreYouth, _youth_objections, _draft_youth, _offer_youth)
PLAY_FOR_CHANCE = Act(PlayForChance, _chance_objections, _draft_play_for_chance, _offer_chance)
YOUTH_RESTORED = recorded_only_type(YouthRestored, undo="postings")
CHANCE_PLAYED = recorded_only_type(ChancePlayed, _chance_args)
