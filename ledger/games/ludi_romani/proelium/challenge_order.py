"""The order of challenges: earlier arrivals first, and dice decide among equal arrivals."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, Drafts, fold_of
from ledger.contract.form import Dice, choice
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani import arms, seats
from ledger.games.ludi_romani.fata import corrections
from ledger.games.ludi_romani.proelium import parties, presidency
from ledger.games.ludi_romani.proelium.dice import FacesOfDie, faces_must_fit, legio_sides
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.table_dice import TableDice
from ledger.record.entry import Entry, Event, Roll
from ledger.record.objection import Args, Objection, Objections, is_met
from ledger.record.references import Place, Who


class DrawLots(Command):
    """Roll for the order of challenges among characters who arrived together."""

    who: Who = ""
    """The mortal who has rolled on the table; empty for the server's dice."""
    dice: FacesOfDie | None = None
    """The face of the die on the table; left out for the server's dice."""


class PassTurn(Command):
    """Let characters who arrived later challenge first."""


class TurnPassed(Event, stored="ludi_romani/turn-passed@1"):
    """A turn to challenge that its owner passed to the next in line."""

    who: Who
    place: Place


class LotsDrawn(Event, stored="ludi_romani/lots-drawn@1"):
    """The dice for the order of challenges, by character, in the sequence of the rolls."""

    place: Place
    lots: tuple[tuple[str, tuple[int, ...]], ...]


class ArrivalTime(NamedTuple):
    """An arrival's season and the position of its entry. The position is 0 for a common arrival."""

    period: int
    position: int


def passed_mark(character: str) -> str:
    """Return the mark in `spent` for a character who lets other characters challenge first."""
    return f"flagitatio-passed/{character}"


def challenge_right_name(character: str) -> str:
    """Return the name of the counted right to challenge, once in an aestas (PROEL-11)."""
    return f"flagitatio/{character}"


def arrival_time(state: Game, character: str) -> ArrivalTime:
    """Return the time at which a character arrived in their region (PROEL-12).

    Characters who were there before the game began, or came in the same motus, arrived together
    (PROEL-13).
    """
    seat = state.seating.seat_of(character)
    if seat is None:
        return ArrivalTime(state.period.seq + 1, 0)
    entry = state.log.entries[seats.arrival_position(state, character)]
    if _is_at_start(entry):
        return ArrivalTime(0, 0)
    return ArrivalTime(entry.period, 0 if _is_in_motus(state, entry) else entry.position)


def _is_at_start(entry: Entry) -> bool:
    return entry.position == 1 or entry.type == "ludi_romani/start-chosen@1"


def _is_in_motus(state: Game, entry: Entry) -> bool:
    calendar = state.world.scenario.calendar
    return 0 < entry.period <= len(calendar) and calendar[entry.period - 1].kind == "motus"


def has_challenged(state: Game, character: str) -> bool:
    """Return whether a character has used up the right to challenge this aestas (PROEL-11)."""
    limit = state.world.scenario.limits.flagitationes_per_party_per_aestas
    return state.world.times_used(challenge_right_name(character)) >= limit


def characters_in_line(state: Game, place: str) -> tuple[str, ...]:
    """Return the characters in a place who may still challenge and have not passed (PROEL-12)."""
    return tuple(
        character
        for character in state.seating.pieces_at(place)
        if not state.world.person(character).is_in_battle
        and passed_mark(character) not in state.world.spent_rights
        and not has_challenged(state, character)
        and is_met(arms.must_be_able_to_fight(state, character))
    )


def _is_order_undecided(state: Game, first_character: str, second_character: str) -> bool:
    """Return whether two arrived together and no dice have yet decided their order (PROEL-13)."""
    if first_character == second_character or arrival_time(state, first_character) != arrival_time(
        state, second_character
    ):
        return False
    return _are_common_dice_equal(_lots(state, first_character), _lots(state, second_character))


def _are_common_dice_equal(first_lots: tuple[int, ...], second_lots: tuple[int, ...]) -> bool:
    """Return whether two series of dice are equal in all rolls that both have made (PROEL-13)."""
    common_length = min(len(first_lots), len(second_lots))
    return first_lots[:common_length] == second_lots[:common_length]


def _lots(state: Game, character: str) -> tuple[int, ...]:
    return state.world.pugnae.lots.get(character, ())


def _goes_before(state: Game, first_character: str, second_character: str) -> bool:
    """Return whether the first character goes before the second.

    The earlier arrival decides, or else the higher die.
    """
    first_arrival, second_arrival = (
        arrival_time(state, first_character),
        arrival_time(state, second_character),
    )
    if first_arrival != second_arrival:
        return first_arrival < second_arrival
    return not _is_order_undecided(state, first_character, second_character) and _lots(
        state, first_character
    ) > _lots(state, second_character)


def must_have_the_turn(state: Game, actor: str, place: str) -> Objections:
    """Raise an objection if earlier arrivals may challenge first (PROEL-12, PROEL-13)."""
    has_passed_turn = passed_mark(actor) in state.world.spent_rights
    other_characters = [
        character for character in characters_in_line(state, place) if character != actor
    ]
    people_ahead = [
        character
        for character in other_characters
        if has_passed_turn or not _goes_before(state, actor, character)
    ]
    tied_characters = [
        character
        for character in people_ahead
        if not has_passed_turn and _is_order_undecided(state, actor, character)
    ]
    characters_before = [
        character for character in people_ahead if character not in tied_characters
    ]
    if characters_before:
        yield Objection("PROEL-12", "not-your-turn", parties.people_message_args(characters_before))
    elif tied_characters:
        yield Objection("PROEL-13", "draw-lots-first", parties.people_message_args(tied_characters))


def characters_to_roll(state: Game, place: str) -> tuple[str, ...]:
    """Return the characters in a region who must roll again to decide their order (PROEL-13)."""
    characters_by_arrival: dict[ArrivalTime, list[str]] = {}
    for character in characters_in_line(state, place):
        characters_by_arrival.setdefault(arrival_time(state, character), []).append(character)
    return tuple(
        character
        for group in characters_by_arrival.values()
        for character in group
        if any(_has_to_catch_up(state, character, rival) for rival in group if rival != character)
    )


def _has_to_catch_up(state: Game, character: str, rival: str) -> bool:
    """Return whether a character is tied with another and has not rolled more often (PROEL-13)."""
    own_lots, rival_lots = _lots(state, character), _lots(state, rival)
    return len(own_lots) <= len(rival_lots) and _are_common_dice_equal(own_lots, rival_lots)


def _must_be_summer(state: Game) -> Objections:
    """Raise an objection outside of summer (PROEL-01)."""
    if state.period.kind != "aestas":
        yield Objection("PROEL-01", "battles-in-summer")


def _lots_objections(state: Game, actor: str, command: DrawLots) -> Objections:
    yield from _must_be_summer(state)
    place = state.seating.place_of(actor)
    rollers = characters_to_roll(state, place) if place else ()
    if actor not in rollers and not presidency.can_preside(state, actor):
        yield Objection("PROEL-13", "gods-call-the-order")
    if not rollers:
        yield Objection("PROEL-13", "no-lots-to-draw", waivable=False)
    has_table_dice = state.kernel.dice == "table"
    yield from faces_must_fit(command.dice, (legio_sides(state),) if has_table_dice else None)
    if command.who not in (rollers if has_table_dice else ("",)):
        yield Objection("PROEL-13", "rolls-not-now", waivable=False)


def _pass_objections(state: Game, actor: str, _command: Command) -> Objections:
    """Raise an objection unless a reading allows passing and the actor is in line (PROEL-12)."""
    yield from _must_be_summer(state)
    if not state.switch("flagitatio.pass"):
        yield Objection("PROEL-12", "nobody-passes")
    if actor not in characters_in_line(state, state.seating.place_of(actor)):
        yield Objection("PROEL-12", "not-in-line", waivable=False)


def _draft_lots(state: Game, actor: str, command: DrawLots, context: ActContext) -> Drafts:
    """Return the draft of the dice.

    Characters with equal dice roll again until all dice differ (PROEL-13).
    """
    place = state.seating.place_of(actor)
    rolls: list[Roll] = []
    lots = {character: _lots(state, character) for character in characters_in_line(state, place)}
    if state.kernel.dice == "table":
        source_of_dice = TableDice(context, command.dice or (), actor)
        characters: tuple[str, ...] = (command.who,)
        rolls.extend(_roll_lots(state, source_of_dice, characters, lots))
    else:
        while characters := characters_to_roll(_state_with_lots(state, lots), place):
            rolls.extend(_roll_lots(state, context, characters, lots))
    event = LotsDrawn(
        place, tuple((character, lots[character]) for character in lots if lots[character])
    )
    return (Draft(event, rolls=tuple(rolls)),)


def _roll_lots(
    state: Game, context: ActContext, characters: tuple[str, ...], lots: dict[str, tuple[int, ...]]
) -> Iterator[Roll]:
    """Roll one more die for each waiting character, append it to their lots, and yield it."""
    for character in characters:
        lot_number = len(lots[character]) + 1
        roll = context.roll(f"lots-{state.period.seq}/{character}/{lot_number}", legio_sides(state))
        lots[character] = (*lots[character], roll.value)
        yield roll


def _state_with_lots(state: Game, lots: dict[str, tuple[int, ...]]) -> Game:
    return replace(state, world=_with_lots(state.world, lots))


def _draft_pass(state: Game, actor: str, _command: Command, _context: ActContext) -> Drafts:
    return (Draft(TurnPassed(actor, state.seating.place_of(actor))),)


def _undo_pass(state: Game, entry: Entry) -> Drafts:
    """Return the drafts that give the character the earlier turn back (FATA-08)."""
    return corrections.draft_rights_renewed(state, entry, passed_mark(entry.event.who))


@fold_of(TurnPassed, undo=_undo_pass)
def _evolve_pass(world: World, event: TurnPassed, _entry: Entry) -> World:
    """Return the world in which the turn goes to the next in line (PROEL-12)."""
    return world.with_marks(passed_mark(event.who))


def _with_lots(world: World, lots: dict[str, tuple[int, ...]]) -> World:
    return replace(world, pugnae=world.pugnae.with_lots(lots))


def _gods_recording_pass(state: Game, actor: str, _command: Command) -> tuple[str, ...]:
    """Return the gods in the region, who may record a pass for a silent character (PROEL-12)."""
    people_nearby = state.seating.pieces_at(state.seating.place_of(actor))
    return tuple(
        character for character in people_nearby if presidency.can_preside(state, character)
    )


def _offer_lots(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    place = state.seating.place_of(actor)
    if not place or state.period.kind != "aestas":
        return None
    rollers = characters_to_roll(state, place)
    if not rollers or not (actor in rollers or presidency.can_preside(state, actor)):
        return None
    if state.kernel.dice == "table":
        return Form((choice("who", rollers), Dice("dice", 1, legio_sides(state))))
    return Form(())


def _offer_pass(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    place = state.seating.place_of(actor)
    if state.period.kind != "aestas" or not place or actor not in characters_in_line(state, place):
        return None
    return Form(blocked=tuple(_pass_objections(state, actor, Command())))


def _first_in_lots(event: LotsDrawn) -> str:
    """Return who goes first of those who rolled; "" if the dice have not decided it (PROEL-13)."""
    for character, own_lots in event.lots:
        lots_of_others = [dice for lot_owner, dice in event.lots if lot_owner != character]
        if lots_of_others and all(
            own_lots > dice and not _are_common_dice_equal(own_lots, dice)
            for dice in lots_of_others
        ):
            return character
    return ""


def _lots_args(event: LotsDrawn) -> Args:
    first_character = _first_in_lots(event)
    return {
        **parties.people_message_args([character for character, _ in event.lots]),
        "place": f"place:{event.place}",
        "first": f"who:{first_character}" if first_character else "none",
    }


@fold_of(LotsDrawn, _lots_args)
def _evolve_drawn_order(world: World, event: LotsDrawn, _entry: Entry) -> World:
    """Return the world in which different dice have decided the order of the summer (PROEL-13)."""
    return _with_lots(world, dict(event.lots))


DRAW_LOTS = Act(DrawLots, _lots_objections, _draft_lots, _offer_lots)
PASS_TURN = Act(
    PassTurn,
    _pass_objections,
    _draft_pass,
    _offer_pass,
    consent=Consent(recorders=_gods_recording_pass),
)
