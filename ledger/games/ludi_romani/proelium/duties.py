"""What the presiding god and those who fought owe during a battle and after it, as duties."""

from ledger.contract import Draft
from ledger.games.ludi_romani.realm.pugnae import ROLLED, Proelium
from ledger.games.ludi_romani.state import Game
from ledger.kernel.entries import DutyDischarged, DutyOwed

SETTLE = "settle-round"
SETTLED = "settle"
OFFER = "war-god"
ABOVE_TEN = "above-ten"
PRESIDES = "who-presides"


def settle_owed(
    state: Game, battle: Proelium, number: int, presider: str, again: str = ""
) -> Draft:
    """The presiding god settles a round when everybody who would change it has had their say.

    `again` tells apart the duty of who takes over from that of who left.
    """
    first, second = battle.sides
    return Draft(
        DutyOwed(
            duty=f"{battle.id}/{SETTLE}-{number}{again}",
            kind=SETTLE,
            owes=presider,
            options=(SETTLED,),
            default=SETTLED,
            period=state.period.seq,
            terms={
                "details": "yes",
                "proelium": battle.id,
                "n": number,
                "first": f"who:{first.leader}",
                "second": f"who:{second.leader}",
            },
            seen=("*",),
        )
    )


def carried_over(state: Game, battle: Proelium, successor: str) -> tuple[Draft, ...]:
    """What the presiding god owed is now owed by who takes over (PROEL-28)."""
    if battle.stage != ROLLED:
        return ()
    owed = settle_owed(state, battle, battle.current.number, successor, f"-{successor}")
    return (*released(state, battle, SETTLE), owed)


def released(
    state: Game, battle: Proelium, *kinds: str, owes: str = "", due: bool = False
) -> tuple[Draft, ...]:
    """The duties of these kinds that a battle has left open, discharged with their default.

    Those of everybody, or of one who `owes`; `due` when the time for them is up.
    """
    return tuple(
        Draft(DutyDischarged(duty.id, duty.kind, duty.owes, duty.default, fell_due=due))
        for duty in state.kernel.duties.values()
        if duty.kind in kinds
        and duty.terms.get("proelium") == battle.id
        and owes in ("", duty.owes)
    )
