"""The choices after the last roll: surplus legiones, captured curiales, the loser's fate."""

from collections.abc import Iterator

from ledger.contract.acts import ActContext, Draft, Drafts, DutyType, EventType, recorded_only_type
from ledger.games.ludi_romani import arms, limits
from ledger.games.ludi_romani.clientela.bonds import draft_bond, must_be_fit_as_cliens
from ledger.games.ludi_romani.goods import (
    CLIENTARUM,
    CURIALIS,
    postings_handing_over,
    spoils_account,
)
from ledger.games.ludi_romani.mors.sentence import draft_sentence
from ledger.games.ludi_romani.proelium import duties, folds
from ledger.games.ludi_romani.proelium.state import Proelium
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.transcript import state_with_moves
from ledger.record.entry import Entry, Event
from ledger.record.objection import is_met
from ledger.record.references import Who, arguments_of, count_of
from ledger.record.state import Duty

FORFEIT_ANSWER = "forfeit"
LEAVE_ANSWER = "leave"
CLIENS_ANSWER = "cliens"
EXECUTE_ANSWER = "execute"


class ExcessYielded(Event, stored="ludi_romani/excess-yielded@1"):
    """A fighter gave legiones above the limit to the presiding god after a battle."""

    proelium: str
    who: Who
    to: Who
    legio_curialis: int
    legio_clientarum: int


class CurialisForfeited(Event, stored="ludi_romani/curialis-forfeited@1"):
    """A rex left captured legiones curiales to the presiding god."""

    proelium: str
    who: Who
    to: Who
    quantity: int


class VictorChose(Event, stored="ludi_romani/victor-chose@1"):
    """The winner's decision on the fate of an unprotected loser."""

    winner: Who
    loser: Who
    option: str
    """`leave`, `cliens` or `execute`."""


def captured_curiales(state: Game, character: str) -> int:
    """Return how many legiones curiales a rex holds but may not keep; 0 for any other character.

    Rule: PROEL-24.
    """
    is_rex = state.world.person(character).role == "rex"
    return state.books.holding(character, CURIALIS) if is_rex else 0


def ways_to_yield(state: Game, character: str) -> tuple[dict[str, int], ...]:
    """Return every way to give up the legiones above the limit after a battle (PROEL-21, LIM-02).

    Each way maps a kind of legio to a number. If the owner has no choice, there is only one way.
    There is no way if no legio exceeds the limit or no god takes the surplus
    (`cap.capture_excess`).
    """
    if (
        state.switch("cap.capture_excess") != "presider_takes"
        or not state.world.person(character).mortal
    ):
        return ()
    excess = limits.excess_legions(state, character)
    if not any(excess.values()):
        return ()
    if len(excess) > 1:
        return (dict(excess),)
    total = excess[CURIALIS]
    curiales, clientarum = (
        state.books.holding(character, legio) for legio in (CURIALIS, CLIENTARUM)
    )
    counts = range(min(total, curiales), max(0, total - clientarum) - 1, -1)
    return tuple(
        {CURIALIS: way_to_yield, CLIENTARUM: total - way_to_yield} for way_to_yield in counts
    )


def has_to_decide(state: Game, character: str) -> bool:
    """Return whether a living fighter still owes a decision before the battle is over."""
    has_choice = captured_curiales(state, character) > 0 or len(ways_to_yield(state, character)) > 1
    return has_choice and state.world.person(character).living


def draft_duties_of_fighters(
    state: Game, battle: Proelium, fighters: tuple[str, ...]
) -> Iterator[Draft]:
    """Yield duties of the fighters in `fighters`, and losses of all other fighters.

    A rex converts or forfeits captured curiales by the end of the season (PROEL-24). Other fighters
    choose how many of the surplus legiones are white (LIM-02).
    """
    presider = {"presider": f"who:{battle.presider}"}
    for character in battle.people:
        if character not in fighters:
            yield from _draft_default_of_fighter(state, battle, character)
        elif captured_number := captured_curiales(state, character):
            terms = {"n": captured_number, **presider}
            yield duties.draft_choice(
                state, battle.id, duties.CURIALES_DUTY, character, (FORFEIT_ANSWER,), terms
            )
        else:
            options = tuple(
                str(way_to_yield[CURIALIS]) for way_to_yield in ways_to_yield(state, character)
            )
            terms = {"n": sum(limits.excess_legions(state, character).values()), **presider}
            yield duties.draft_choice(
                state, battle.id, duties.EXCESS_DUTY, character, options, terms
            )


def draft_victors_duty(state: Game, battle: Proelium, winner: str, loser: str) -> Draft:
    """Return the winner's duty to leave the loser alone (default), bind or execute them.

    Rule: PROEL-32.
    """
    options, terms = (LEAVE_ANSWER, CLIENS_ANSWER, EXECUTE_ANSWER), {"loser": f"who:{loser}"}
    duty_id = f"{battle.id}/{duties.VICTORY_DUTY}/{winner}/{loser}"
    return duties.draft_choice(
        state, battle.id, duties.VICTORY_DUTY, winner, options, terms, duty=duty_id
    )


def draft_excess(
    state: Game,
    battle: Proelium,
    character: str,
    curiales: int | None = None,
    *,
    must_record: bool = False,
) -> Drafts:
    """Return the drafts that give legiones above the limit to the presiding god (LIM-02).

    `curiales` of them are curiales. Without `curiales` the first way is taken. If no legio exceeds
    the limit, nothing is recorded unless `must_record` is true.
    """
    possible_ways = ways_to_yield(state, character)
    way_to_yield = next(
        (way_option for way_option in possible_ways if way_option[CURIALIS] == curiales),
        possible_ways[0] if possible_ways else {},
    )
    if not way_to_yield and not must_record:
        return ()
    numbers_yielded = way_to_yield.get(CURIALIS, 0), way_to_yield.get(CLIENTARUM, 0)
    postings = tuple(
        posting
        for legio, count in way_to_yield.items()
        for posting in postings_handing_over(
            state, legio, character, spoils_account(battle.presider), count
        )
    )
    return (
        Draft(ExcessYielded(battle.id, character, battle.presider, *numbers_yielded), postings),
    )


def draft_forfeit(state: Game, battle: Proelium, character: str) -> Drafts:
    """Return the drafts by which a rex forfeits captured curiales, then the surplus (PROEL-24).

    The presiding god gets all of these legiones.
    """
    curialis_count = captured_curiales(state, character)
    postings = postings_handing_over(
        state, CURIALIS, character, spoils_account(battle.presider), curialis_count
    )
    drafts = (
        Draft(CurialisForfeited(battle.id, character, battle.presider, curialis_count), postings),
    )
    return (*drafts, *draft_excess(state_with_moves(state, drafts), battle, character))


def draft_defaults(state: Game, battle: Proelium) -> Drafts:
    """Return the drafts of the default decisions for fighters who have not decided in time."""
    drafts = (
        draft
        for character in battle.pending
        for draft in _draft_default_of_fighter(state, battle, character)
    )
    return (
        *drafts,
        *duties.draft_release_of_duties(
            state, battle, duties.CURIALES_DUTY, duties.EXCESS_DUTY, is_due=True
        ),
    )


def _draft_default_of_fighter(state: Game, battle: Proelium, character: str) -> Drafts:
    if captured_curiales(state, character):
        return draft_forfeit(state, battle, character)
    return draft_excess(state, battle, character, must_record=character in battle.pending)


def _draft_excess_choice(state: Game, duty: Duty, option: str, _context: ActContext) -> Drafts:
    """Return the drafts after the owner has chosen which legiones to give up (LIM-02)."""
    battle = duties.battle_of_duty(state, duty)
    if battle is None or duty.owes not in battle.pending:
        return ()
    return draft_excess(state, battle, duty.owes, int(option), must_record=True)


def _draft_unconverted_forfeit(
    state: Game, duty: Duty, _option: str, _context: ActContext
) -> Drafts:
    """Return the drafts by which the rex forfeits curiales that he did not convert (PROEL-24)."""
    battle = duties.battle_of_duty(state, duty)
    if battle is None or duty.owes not in battle.pending:
        return ()
    return draft_forfeit(state, battle, duty.owes)


def _draft_victors_choice(state: Game, duty: Duty, option: str, context: ActContext) -> Drafts:
    """Return the drafts that execute the loser, bind a cliens, or leave the loser alone (PROEL-32).

    The rule about a new cliens is CLI-02. The loser is left alone if they are protected again, have
    left, or are unfit to be a cliens (CLI-01).
    """
    winner, loser = duty.owes, str(duty.terms["loser"]).removeprefix("who:")
    is_unfit = option == CLIENS_ANSWER and not is_met(must_be_fit_as_cliens(state, loser, winner))
    if is_unfit or not _is_at_mercy(state, winner, loser):
        return (Draft(VictorChose(winner, loser, LEAVE_ANSWER)),)
    choice_draft = Draft(VictorChose(winner, loser, option))
    if option == CLIENS_ANSWER:
        return (choice_draft, *draft_bond(state, winner, loser, "battle"))
    if option == EXECUTE_ANSWER:
        return (choice_draft, *draft_sentence(state, loser, "battle", winner, context))
    return (choice_draft,)


def _is_at_mercy(state: Game, winner: str, loser: str) -> bool:
    """Return whether the armed winner and the unprotected loser are still in one region.

    Rule: MORS-04.
    """
    are_together = state.seating.place_of(winner) == state.seating.place_of(loser)
    return are_together and arms.can_execute(state, winner) and arms.is_unprotected(state, loser)


def _evolve_decision(
    world: World, event: ExcessYielded | CurialisForfeited, _entry: Entry
) -> World:
    """Return the world in which this fighter's decision is made.

    The decision is about the surplus (PROEL-21, LIM-02) or about curiales (PROEL-24).
    """
    return folds.with_decision_made(world, event.proelium, event.who)


DUTY_TYPES = (
    DutyType(duties.EXCESS_DUTY, _draft_excess_choice),
    DutyType(duties.CURIALES_DUTY, _draft_unconverted_forfeit),
    DutyType(duties.VICTORY_DUTY, _draft_victors_choice),
)
EXCESS_YIELDED = EventType(
    ExcessYielded,
    _evolve_decision,
    arguments_of("who", "to", n=count_of(CURIALIS, CLIENTARUM)),
)
CURIALIS_FORFEITED = EventType(
    CurialisForfeited, _evolve_decision, arguments_of("who", "to", n="quantity")
)
VICTOR_CHOSE = recorded_only_type(VictorChose, arguments_of("loser", "option", who="winner"))
