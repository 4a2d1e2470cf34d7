"""Fights against beasts: compulsory in an empty arena, optional alone in Roma (MOR-BEST, MOR-ROMA).

A beast is as strong as the arena has pennants. Neither side tires in a fight with a beast.
"""

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Drafts
from ledger.contract.form import Field as FormField
from ledger.contract.form import choice
from ledger.contract.offer import Form, KnownState, meets_demand, open_to
from ledger.games.morituri import death, gear, turn
from ledger.games.morituri.dice import TypedFaces, dice_fields, faces_objections, roll_context
from ledger.games.morituri.pugna import clash, rounds, rounds_played
from ledger.games.morituri.pugna.events import BeastFought, HuntBegan, HuntEnded
from ledger.games.morituri.pugna.sides import gladiator_totals
from ledger.games.morituri.pugna.state import BEAST_NAME, BeastFight, Fighter
from ledger.games.morituri.state import Game, World
from ledger.games.morituri.transcript import Transcript, begin_transcript
from ledger.record.objection import Objection, Objections

BEAST_HIT_POINTS = 1
"""Hit points of every beast (MOR-BEST-05)."""


class FightBeast(Command):
    """Begin the fight against the beast."""

    roller: str | None = Field(default=None, max_length=64)
    """The player who rolls for the beast, under the reading that requires a volunteer."""


class StrikeBeast(Command):
    """Fight one round against the beast."""

    dice: TypedFaces = None
    """The faces of the actor's dice on the table, the net die first; null where the server rolls.
    """
    their_dice: TypedFaces = None
    """The faces of the beast's dice on the table, the net die first; null where the server rolls.
    """
    round: str | None = Field(default=None, max_length=rounds_played.LONGEST_NAME)
    """The id of the round to which the dice belong."""


def beast_of_arena(state: Game, space: str) -> Fighter:
    """Return the beast of an arena.

    The beast's attack and defence equal the arena's number of pennants (MOR-ARENA-04, MOR-BEST-05):
    4 in Roma (MOR-ROMA-04), two in Syracuse (MOR-BEST-06).
    """
    pennant_count = gear.pennants_of_space(state, space)
    return Fighter(BEAST_NAME, attack=pennant_count, defence=pennant_count)


def beast_fight_of(state: Game, gladiator: str) -> BeastFight | None:
    """Return the beast fight in which this player rolls for one side; None if there is none."""
    bout = state.world.bout
    return bout if isinstance(bout, BeastFight) and gladiator in (bout.who, bout.roller) else None


def _must_meet_a_beast(state: Game, actor: str) -> Objections:
    """Refuse a beast fight outside an empty arena (MOR-BEST-01), except alone in Roma.

    Rule: MOR-BEST-02.
    """
    if turn.next_step(state.world) != "beast" or state.world.turn != actor:
        yield Objection("MOR-BEST-01", "no-beast-here", waivable=False)


def _must_have_a_roller(state: Game, actor: str, command: FightBeast) -> Objections:
    """Refuse a fight without the volunteer that the readings require (MOR-BEST-03).

    Any other player can volunteer to roll for the beast.
    """
    volunteers = possible_volunteers(state, actor)
    if command.roller is not None and not volunteers:
        yield Objection("MOR-BEST-03", "no-volunteer", waivable=False)
    elif volunteers and command.roller not in volunteers:
        message_args = {"who": [f"who:{gladiator}" for gladiator in volunteers]}
        yield Objection("MOR-BEST-03", "name-a-volunteer", message_args, waivable=False)


def possible_volunteers(state: Game, gladiator: str) -> tuple[str, ...]:
    """Return the players who can roll for the beast, who are all other players, dead or alive.

    Return no player if the readings require no volunteer.
    """
    return (
        state.world.players_clockwise_from(gladiator)
        if state.switch("fights.beast_dice") == "volunteer"
        else ()
    )


def _begin_objections(state: Game, actor: str, command: FightBeast) -> Objections:
    yield from _must_meet_a_beast(state, actor)
    yield from _must_have_a_roller(state, actor, command)


def _draft_beginning(state: Game, actor: str, command: FightBeast, context: ActContext) -> Drafts:
    """Draft the beginning of the fight, with both sides' totals (MOR-BEST-04, MOR-TURN-06)."""
    transcript = begin_transcript(state, context)
    place = state.seating.place_of(actor)
    transcript.add_draft(
        HuntBegan(
            number=state.world.fights + 1,
            place=place,
            sides=(gladiator_totals(state, actor), beast_of_arena(state, place)),
            hit_points=(gear.max_hit_points(state, actor), BEAST_HIT_POINTS),
            in_roma=gear.is_in_roma(state, actor),
            roller=command.roller or "",
        )
    )
    return transcript.drafts


@open_to(meets_demand(_must_meet_a_beast))
def _offer_begin(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    volunteers = possible_volunteers(state, actor)
    return Form((choice("roller", volunteers),) if volunteers else ())


def _must_be_hunting(state: Game, actor: str) -> Objections:
    """Refuse dice from everybody but the gladiator and the beast's volunteer (MOR-BEST-03)."""
    if beast_fight_of(state, actor) is None:
        yield Objection("MOR-BEST-03", "not-in-a-hunt", waivable=False)


def _strike_objections(state: Game, actor: str, command: StrikeBeast) -> Objections:
    yield from _must_be_hunting(state, actor)
    beast_fight = beast_fight_of(state, actor)
    if beast_fight is not None:
        own_count, opponent_count = _dice_counts(beast_fight, actor)
        is_wrong = (
            *faces_objections(state, command.dice, own_count),
            *faces_objections(state, command.their_dice, opponent_count),
        )
        faces = () if is_wrong else _typed_faces(beast_fight, actor, command)
        yield from is_wrong or rounds_played.must_not_repeat_dice(
            state, beast_fight, actor, command.round, faces
        )


def _dice_counts(beast_fight: BeastFight, actor: str) -> tuple[int, int]:
    side_index = int(actor != beast_fight.who)
    return clash.number_of_dice(beast_fight.sides, side_index), clash.number_of_dice(
        beast_fight.sides, 1 - side_index
    )


def _draft_strike(state: Game, actor: str, command: StrikeBeast, context: ActContext) -> Drafts:
    transcript, beast_fight = begin_transcript(state, context), beast_fight_of(state, actor)
    if beast_fight is not None:
        _record_round(
            transcript,
            beast_fight,
            roll_context(state, context, _typed_faces(beast_fight, actor, command), actor),
        )
    turn.record_end_or_next_step(transcript)
    return transcript.drafts


def _typed_faces(beast_fight: BeastFight, actor: str, command: StrikeBeast) -> tuple[int, ...]:
    if not command.dice:
        return ()
    side_index = int(actor != beast_fight.who)
    return clash.merge_faces(beast_fight.sides, command.dice, command.their_dice or (), side_index)


def _record_round(transcript: Transcript, beast_fight: BeastFight, context: ActContext) -> None:
    """Record a round of the beast fight.

    Dice, targets and nets are as in a duel (MOR-BEST-07, MOR-BEST-08), without fatigue.
    """
    rolls = rounds.roll_next_round(beast_fight, context)
    faces = [roll.value for roll in rolls]
    fight_round = clash.play_round(
        beast_fight.sides, beast_fight.left, beast_fight.round + 1, faces, is_tiring=False
    )
    is_fight_over = is_over(fight_round.left)
    transcript.add_draft(BeastFought(beast_fight.place, fight_round, is_fight_over), rolls=rolls)
    if is_fight_over:
        _record_end(transcript, beast_fight, fight_round.left)


def is_over(hit_points: tuple[int, int]) -> bool:
    """Return whether the fight is over: one side or both are dead (MOR-BEST-09)."""
    return 0 in hit_points


def _record_end(
    transcript: Transcript, beast_fight: BeastFight, hit_points: tuple[int, int]
) -> None:
    """Record the end of the beast fight.

    A gladiator without a hit point is dead, even if the beast is dead, too (MOR-BEST-10).
    """
    is_gladiator_dead, is_beast_dead = (not points for points in hit_points)
    transcript.add_draft(
        HuntEnded(
            beast_fight.who,
            beast_fight.place,
            beast_fight.in_roma,
            is_gladiator_dead,
            is_beast_dead,
        )
    )
    if is_gladiator_dead:
        death.record_death(transcript, beast_fight.who, "beast")


def _offer_strike(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    beast_fight = beast_fight_of(state, actor)
    return None if beast_fight is None else Form(_strike_fields(state, beast_fight, actor))


def _strike_fields(state: Game, beast_fight: BeastFight, actor: str) -> tuple[FormField, ...]:
    own_count, opponent_count = _dice_counts(beast_fight, actor)
    dice = (*dice_fields(state, own_count), *dice_fields(state, opponent_count, "their_dice"))
    return (*dice, *rounds_played.round_field(state, beast_fight))


BEAST_ACTS = (
    Act(FightBeast, _begin_objections, _draft_beginning, _offer_begin, chapter="BEST"),
    Act(StrikeBeast, _strike_objections, _draft_strike, _offer_strike, chapter="BEST"),
)
