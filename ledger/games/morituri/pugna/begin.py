"""The beginning and end of duels, which follow one another, each with full hit points."""

from ledger.games.morituri import cards, death, gear
from ledger.games.morituri.pugna import ends
from ledger.games.morituri.pugna.ends import NextStage
from ledger.games.morituri.pugna.events import DuelBegan, DuelEnded
from ledger.games.morituri.pugna.sides import gladiator_totals
from ledger.games.morituri.pugna.state import Duel
from ledger.games.morituri.state import Game
from ledger.games.morituri.story import Story


def begin_next_duel(story: Story) -> None:
    """Begin the next duel if its opponent is decided (MOR-TURN-05, MOR-TURN-09).

    Otherwise the newcomer has to choose. If a duel is over at its beginning, the next one begins.
    """
    while story.world.bout is None and (foe := next_opponent(story.state)):
        begin_duel(story, foe)


def next_opponent(state: Game) -> str:
    """Return the next opponent; "" if the newcomer has to choose (MOR-PVP-23)."""
    foes = state.world.foes
    newcomer_chooses = state.switch("fights.multi_fight_order") == "newcomer_chooses"
    return "" if not foes or (newcomer_chooses and len(foes) > 1) else foes[0]


def begin_duel(story: Story, foe: str) -> None:
    """Begin the duel of the newcomer with this opponent (MOR-PVP-01).

    Both fighters have all their hit points, without earlier losses (MOR-PVP-24, MOR-HP-05). By one
    reading the duel can be over at its beginning (MOR-PVP-16).
    """
    state, newcomer = story.state, story.world.turn
    hit_points = gear.max_hit_points(state, newcomer), gear.max_hit_points(state, foe)
    to_the_death = gear.is_in_roma(state, newcomer)
    verdict = _first_stage(state, hit_points, to_the_death=to_the_death)
    story.add_draft(
        DuelBegan(
            number=story.world.fights + 1,
            place=state.seating.place(newcomer),
            sides=(gladiator_totals(state, newcomer), gladiator_totals(state, foe)),
            hit_points=hit_points,
            to_the_death=to_the_death,
            stage=verdict.stage,
        )
    )
    if verdict.stage == ends.OVER_STAGE:
        conclude_duel(story, verdict)


def _first_stage(state: Game, hit_points: ends.HitPointsLeft, *, to_the_death: bool) -> NextStage:
    """Return the first stage of a duel: a strike, or by one reading the stage at one hit point.

    Rule: MOR-PVP-17.
    """
    is_checked = state.switch("fights.at_one_from_the_start") == "check_before_first_round"
    return (
        ends.stage_at_one_hit_point(hit_points)
        if is_checked and not to_the_death
        else NextStage(ends.STRIKE_STAGE)
    )


def conclude_duel(story: Story, verdict: NextStage) -> None:
    """Record the end of the duel. First record deaths, then the winner's prize (MOR-TURN-08)."""
    duel = story.world.bout
    if not isinstance(duel, Duel):
        return
    first, second = duel.fighters
    winner = "" if verdict.winner == ends.NO_WINNER else duel.fighters[verdict.winner]
    dead_fighters = _dead_fighters(duel)
    story.add_draft(
        DuelEnded(
            first=first,
            second=second,
            place=duel.place,
            winner=winner,
            why=verdict.why,
            in_roma=duel.to_the_death,
            dead=dead_fighters,
        )
    )
    for gladiator in dead_fighters:
        death.record_death(story, gladiator, "duel")
    if winner:
        award_prize(story, winner, is_in_roma=duel.to_the_death)


def _dead_fighters(duel: Duel) -> tuple[str, ...]:
    """Return the fighters without a hit point (MOR-PVP-13)."""
    return tuple(
        gladiator
        for gladiator, points in ((duel.fighters[index], duel.left[index]) for index in (0, 1))
        if not points
    )


def award_prize(story: Story, winner: str, *, is_in_roma: bool) -> None:
    """Give the winner a Hit Point card, but not in Roma (MOR-PVP-22, MOR-PVP-25)."""
    if not is_in_roma:
        cards.record_gain(story, winner, "duel")
