"""The beginning and end of duels, which follow one another, each with full hit points."""

from ledger.games.morituri import cards, death, gear
from ledger.games.morituri.pugna import duel_end
from ledger.games.morituri.pugna.duel_end import NextStage
from ledger.games.morituri.pugna.events import DuelBegan, DuelEnded
from ledger.games.morituri.pugna.sides import gladiator_totals
from ledger.games.morituri.pugna.state import Duel
from ledger.games.morituri.state import Game
from ledger.games.morituri.transcript import Transcript


def begin_next_duel(transcript: Transcript) -> None:
    """Begin the next duel if its opponent is decided (MOR-TURN-05, MOR-TURN-09).

    Otherwise the newcomer has to choose. If a duel is over at its beginning, the next one begins.
    """
    while transcript.world.bout is None and (foe := next_opponent(transcript.state)):
        begin_duel(transcript, foe)


def next_opponent(state: Game) -> str:
    """Return the next opponent; "" if the newcomer has to choose (MOR-PVP-23)."""
    foes = state.world.foes
    does_newcomer_choose = state.switch("fights.multi_fight_order") == "newcomer_chooses"
    return "" if not foes or (does_newcomer_choose and len(foes) > 1) else foes[0]


def begin_duel(transcript: Transcript, foe: str) -> None:
    """Begin the duel of the newcomer with this opponent (MOR-PVP-01).

    Both fighters have all their hit points, without earlier losses (MOR-PVP-24, MOR-HP-05). By one
    reading the duel can be over at its beginning (MOR-PVP-16).
    """
    state, newcomer = transcript.state, transcript.world.turn
    hit_points = gear.max_hit_points(state, newcomer), gear.max_hit_points(state, foe)
    is_to_the_death = gear.is_in_roma(state, newcomer)
    verdict = _first_stage(state, hit_points, is_to_the_death=is_to_the_death)
    transcript.add_draft(
        DuelBegan(
            number=transcript.world.fights + 1,
            place=state.seating.place_of(newcomer),
            sides=(gladiator_totals(state, newcomer), gladiator_totals(state, foe)),
            hit_points=hit_points,
            to_the_death=is_to_the_death,
            stage=verdict.stage,
        )
    )
    if verdict.stage == duel_end.OVER_STAGE:
        conclude_duel(transcript, verdict)


def _first_stage(
    state: Game, hit_points: duel_end.HitPointsLeft, *, is_to_the_death: bool
) -> NextStage:
    """Return the first stage of a duel: a strike, or by one reading the stage at one hit point.

    Rule: MOR-PVP-17.
    """
    is_checked = state.switch("fights.at_one_from_the_start") == "check_before_first_round"
    return (
        duel_end.stage_at_one_hit_point(hit_points)
        if is_checked and not is_to_the_death
        else NextStage(duel_end.STRIKE_STAGE)
    )


def conclude_duel(transcript: Transcript, verdict: NextStage) -> None:
    """Record the end of the duel. First record deaths, then the winner's prize (MOR-TURN-08)."""
    duel = transcript.world.bout
    if not isinstance(duel, Duel):
        return
    first_fighter, second_fighter = duel.fighters
    winner = "" if verdict.winner == duel_end.NO_WINNER else duel.fighters[verdict.winner]
    dead_fighters = _dead_fighters(duel)
    transcript.add_draft(
        DuelEnded(
            first=first_fighter,
            second=second_fighter,
            place=duel.place,
            winner=winner,
            why=verdict.why,
            in_roma=duel.to_the_death,
            dead=dead_fighters,
        )
    )
    for gladiator in dead_fighters:
        death.record_death(transcript, gladiator, "duel")
    if winner:
        award_prize(transcript, winner, is_in_roma=duel.to_the_death)


def _dead_fighters(duel: Duel) -> tuple[str, ...]:
    """Return the fighters without a hit point (MOR-PVP-13)."""
    return tuple(
        gladiator
        for gladiator, points in (
            (duel.fighters[side_index], duel.left[side_index]) for side_index in (0, 1)
        )
        if not points
    )


def award_prize(transcript: Transcript, winner: str, *, is_in_roma: bool) -> None:
    """Give the winner a Hit Point card, but not in Roma (MOR-PVP-22, MOR-PVP-25)."""
    if not is_in_roma:
        cards.record_gain(transcript, winner, "duel")
