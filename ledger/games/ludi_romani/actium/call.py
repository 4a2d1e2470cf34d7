"""The call to the last battle, which opens the forms."""

from collections.abc import Mapping
from dataclasses import replace

from immutables import Map

from ledger.contract import Act, ActContext, Command, Draft, Drafts, EventType
from ledger.entry import Entry, Event, Posting
from ledger.form import Chosen
from ledger.games.ludi_romani.actium.stages import has_come, in_actium, sea_gods
from ledger.games.ludi_romani.actium.state import FORMS, Actium, Party, Side
from ledger.games.ludi_romani.actium.values import SUFFRAGIUM
from ledger.games.ludi_romani.state import Game, World
from ledger.objection import Objection, Objections
from ledger.offer import Form, Known
from ledger.references import Who, arguments

LENT = "/of:"
"""What stands between holder and owner in the name of a sub-account."""


class BlowConches(Command):
    """Blow the conches: call the living, the dead and the gods to the last battle."""


class ConchesBlown(Event, stored="ludi_romani/conches-blown@1"):
    """The conches sounded. People bound to somebody are on that person's side, others alone."""

    by: Who
    sides: tuple[Side, ...]


def _objections(state: Game, actor: str, _command: Command) -> Objections:
    """Only a sea god calls, once, after the year 31 has begun (ACTIUM-01, CAL-12)."""
    if actor not in sea_gods(state):
        listed = [f"who:{god}" for god in sea_gods(state)]
        yield Objection("ACTIUM-01", "sea-gods-call", {"who": listed})
    if not has_come(state):
        yield Objection("CAL-12", "not-yet-actium", waivable=False)
    if state.world.actium.stage:
        yield Objection("ACTIUM-01", "called-already", waivable=False)


def sides_that_sail(state: Game) -> tuple[Side, ...]:
    """The sides at Actium (CLI-15, ACTIUM-02).

    Clientes are on their patronus's side, the bacchants of a god together on one; every other
    living mortal is alone.
    """
    members: dict[str, list[str]] = {}
    for mortal in state.world.scenario.mortals:
        if state.world.person(mortal.id).living:
            members.setdefault(_follows(state, mortal.id), []).append(mortal.id)
    return tuple(_side(head, people) for head, people in members.items())


def _side(head: str, people: list[str]) -> Side:
    leader = head if head in people else people[0]
    return Side(leader, (head,), tuple(people))


def _follows(state: Game, who: str) -> str:
    """The leader of somebody's side: themselves, the latest patronus, or the god (CLI-15)."""
    seen = {who}
    while True:
        person = state.world.person(who)
        if person.god:
            return person.god
        patronus = next(iter(person.patroni[-1:]), "")
        known = state.world.people.get(patronus)
        if known is None or not known.living or patronus in seen:
            return who
        seen.add(patronus)
        who = patronus


def _votes_home(state: Game) -> tuple[Posting, ...]:
    """Postings that return lent suffragia to their owners before the count (ACTIUM-07)."""
    lent = (
        (account, account.partition(LENT)[2], held.get(SUFFRAGIUM, 0))
        for account, held in sorted(state.books.accounts.items())
        if LENT in account
    )
    return tuple(Posting(SUFFRAGIUM, account, owner, n) for account, owner, n in lent if n)


def _effects(state: Game, actor: str, _command: Command, _context: ActContext) -> Drafts:
    """The forms are open (ACTIUM-01), and lent suffragia are returned (ACTIUM-07)."""
    return (Draft(ConchesBlown(actor, sides_that_sail(state)), _votes_home(state)),)


@in_actium
def _called(actium: Actium, event: ConchesBlown, _entry: Entry) -> Actium:
    """Every side is its own party until it joins a last alliance (ACTIUM-06)."""
    parties: Mapping[str, Party] = {side.leader: Party((side,)) for side in event.sides}
    return replace(actium, stage=FORMS, parties=Map(parties))


def _offer(known: Known[World], actor: str, _chosen: Chosen) -> Form | None:
    state = known.state
    if not has_come(state) or state.world.actium.stage or actor not in sea_gods(state):
        return None
    return Form()


BLOW_CONCHES = Act(BlowConches, _objections, _effects, _offer)
EVENTS = (EventType(ConchesBlown, _called, arguments("by", count="sides")),)
