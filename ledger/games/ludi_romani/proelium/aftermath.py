"""What is owed when the dice have fallen: the excess, captured curiales, the fate of the loser."""

from collections.abc import Iterator

from ledger.contract import ActContext, Draft, Drafts, DutyType
from ledger.entry import Posting
from ledger.games.ludi_romani.arms import is_unprotected, may_execute
from ledger.games.ludi_romani.clientela.bonds import bound, client_objections
from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS, passing, spoils
from ledger.games.ludi_romani.limits import excess
from ledger.games.ludi_romani.mors.sentence import condemn
from ledger.games.ludi_romani.proelium.duties import ABOVE_TEN, choice_owed, released
from ledger.games.ludi_romani.proelium.events import CurialisForfeited, ExcessYielded, VictorChose
from ledger.games.ludi_romani.proelium.state import Proelium
from ledger.games.ludi_romani.state import Game
from ledger.kernel.transcript import moved
from ledger.state import Duty

CURIALES = "captured-curiales"
FORFEIT = "forfeit"
VICTORY = "victory"
FOUGHT = "fought"
LEAVE = "leave"
CLIENS = "cliens"
EXECUTE = "execute"


def captured(state: Game, who: str) -> int:
    """How many legiones curiales a rex has, who may keep none (PROEL-24)."""
    rex = state.world.person(who).role == "rex"
    return state.books.holding(who, CURIALIS) if rex else 0


def above_ten(state: Game, who: str) -> tuple[dict[str, int], ...]:
    """Every way to give up what is above the limit after a battle (PROEL-21, LIM-02).

    One way where there is no choice, none where nothing is above it or nobody takes it
    (`cap.capture_excess`).
    """
    if state.switch("cap.capture_excess") != "presider_takes" or not state.world.person(who).mortal:
        return ()
    above = excess(state, who)
    if not any(above.values()):
        return ()
    if len(above) > 1:
        return (dict(above),)
    total = above[CURIALIS]
    white, red = (state.books.holding(who, kind) for kind in (CURIALIS, CLIENTARUM))
    counts = range(min(total, white), max(0, total - red) - 1, -1)
    return tuple({CURIALIS: count, CLIENTARUM: total - count} for count in counts)


def dues(state: Game, who: str) -> bool:
    """Whether somebody has to decide something before the battle is wholly over; never the dead."""
    undecided = captured(state, who) > 0 or len(above_ten(state, who)) > 1
    return undecided and state.world.person(who).living


def spoils_owed(state: Game, battle: Proelium, owed: tuple[str, ...]) -> Iterator[Draft]:
    """The duties of those who have to decide, and what others lose without a choice (LIM-02)."""
    for who in battle.people:
        if who not in owed:
            yield from _without_asking(state, battle, who)
        elif captured(state, who):
            yield _curiales_owed(state, battle, who)
        else:
            yield _excess_owed(state, battle, who)


def _curiales_owed(state: Game, battle: Proelium, who: str) -> Draft:
    """A rex converts what he captured, or forfeits it: by the end of the season (PROEL-24)."""
    terms = {"n": captured(state, who), "presider": f"who:{battle.presider}"}
    return choice_owed(state, battle, CURIALES, who, (FORFEIT,), terms)


def _excess_owed(state: Game, battle: Proelium, who: str) -> Draft:
    """The owner chooses which dice go: how many of them white (LIM-02)."""
    options = tuple(str(way[CURIALIS]) for way in above_ten(state, who))
    terms = {"n": sum(excess(state, who).values()), "presider": f"who:{battle.presider}"}
    return choice_owed(state, battle, ABOVE_TEN, who, options, terms)


def victory_owed(state: Game, battle: Proelium, winner: str, loser: str) -> Draft:
    """The winner may kill, take as a cliens, or leave, which is what silence means (PROEL-32)."""
    options = (LEAVE, CLIENS, EXECUTE)
    terms = {"loser": f"who:{loser}"}
    name = f"/{winner}/{loser}"
    return choice_owed(state, battle, VICTORY, winner, options, terms, name=name)


def given_up(
    state: Game, battle: Proelium, who: str, white: int | None = None, *, always: bool = False
) -> Drafts:
    """What is above the limit passes to the presiding god, so many of them white (LIM-02).

    Without a number the first way is taken. Where nothing is above it nothing is written, unless
    `always`.
    """
    ways = above_ten(state, who)
    chosen = next((way for way in ways if way[CURIALIS] == white), ways[0] if ways else {})
    if not chosen and not always:
        return ()
    event = ExcessYielded(
        proelium=battle.id,
        who=who,
        to=battle.presider,
        legio_curialis=chosen.get(CURIALIS, 0),
        legio_clientarum=chosen.get(CLIENTARUM, 0),
    )
    return (Draft(event, _postings(state, who, battle.presider, chosen)),)


def _postings(state: Game, who: str, presider: str, chosen: dict[str, int]) -> tuple[Posting, ...]:
    return tuple(
        posting
        for kind, count in chosen.items()
        for posting in passing(state, kind, who, spoils(presider), count)
    )


def forfeited(state: Game, battle: Proelium, who: str) -> Drafts:
    """A rex leaves what he captured to the presiding god, and what is then above ten (PROEL-24)."""
    count = captured(state, who)
    postings = passing(state, CURIALIS, who, spoils(battle.presider), count)
    drafts = (Draft(CurialisForfeited(battle.id, who, battle.presider, count), postings),)
    return (*drafts, *given_up(moved(state, drafts), battle, who))


def swept(state: Game, battle: Proelium) -> Iterator[Draft]:
    """What may not be kept goes to the presiding god, nobody being asked (PROEL-24, LIM-02)."""
    for who in battle.people:
        yield from _without_asking(state, battle, who)


def by_default(state: Game, battle: Proelium) -> Drafts:
    """What becomes of those who have not decided by the end of the season."""
    drafts = (draft for who in battle.pending for draft in _without_asking(state, battle, who))
    return (*drafts, *released(state, battle, CURIALES, ABOVE_TEN, due=True))


def _without_asking(state: Game, battle: Proelium, who: str) -> Drafts:
    if captured(state, who):
        return forfeited(state, battle, who)
    return given_up(state, battle, who, always=who in battle.pending)


def _yielded(state: Game, duty: Duty, option: str, _context: ActContext) -> Drafts:
    """The owner has chosen which dice go (LIM-02)."""
    battle = state.world.pugnae.battles.get(str(duty.terms["proelium"]))
    if battle is None or duty.owes not in battle.pending:
        return ()
    return given_up(state, battle, duty.owes, int(option), always=True)


def _no_conversion(state: Game, duty: Duty, _option: str, _context: ActContext) -> Drafts:
    """The rex forfeits what he has not converted (PROEL-24)."""
    battle = state.world.pugnae.battles.get(str(duty.terms["proelium"]))
    if battle is None or duty.owes not in battle.pending:
        return ()
    return forfeited(state, battle, duty.owes)


def _victor(state: Game, duty: Duty, option: str, context: ActContext) -> Drafts:
    """Killed, taken in, or left (PROEL-32, CLI-02).

    Left is who is protected again, or gone, or cannot be a cliens (CLI-01).
    """
    winner, loser = duty.owes, str(duty.terms["loser"]).removeprefix("who:")
    unfit = option == CLIENS and any(client_objections(state, loser, winner))
    if unfit or not _at_mercy(state, winner, loser):
        return (Draft(VictorChose(winner, loser, LEAVE)),)
    chosen = Draft(VictorChose(winner, loser, option))
    if option == CLIENS:
        return (chosen, *bound(state, winner, loser, "battle"))
    if option == EXECUTE:
        return (chosen, *condemn(state, loser, "battle", winner, context))
    return (chosen,)


def _at_mercy(state: Game, winner: str, loser: str) -> bool:
    """Whether the winner, armed and on the spot, still has the loser before him (MORS-04)."""
    together = state.seating.place(winner) == state.seating.place(loser)
    return together and may_execute(state, winner) and is_unprotected(state, loser)


DUTIES = (
    DutyType(ABOVE_TEN, _yielded),
    DutyType(CURIALES, _no_conversion),
    DutyType(VICTORY, _victor),
)
