"""The arguments of what the chronicle says of fights."""

from ledger.contract import Args
from ledger.games.morituri.pugna.bodies import (
    BeastFought,
    CrowdHeard,
    DuelBegan,
    DuelEnded,
    HuntBegan,
    HuntEnded,
    MercyAnswered,
    RoundFought,
)
from ledger.games.morituri.pugna.bout import BEAST, Blow, Fighter


def began(body: DuelBegan | HuntBegan) -> Args:
    """Who fights whom, where, and what they bring."""
    own, other = body.sides
    args = {
        **_totals(own, "", body.hit_points[0]),
        **_totals(other, "foe_", body.hit_points[1]),
        "place": f"place:{body.place}",
    }
    if isinstance(body, HuntBegan):
        return {**args, "roller": f"who:{body.roller}" if body.roller else "none"}
    return {**args, "in_roma": _yes(body.to_the_death)}


def _totals(side: Fighter, prefix: str, hit_points: int) -> Args:
    return {
        f"{prefix}who" if prefix else "who": _named(side.who),
        f"{prefix}attack": side.attack,
        f"{prefix}defence": side.defence,
        f"{prefix}encumbrance": side.encumbrance,
        f"{prefix}left": hit_points,
    }


def fought(body: RoundFought | BeastFought) -> Args:
    """Everything of a round: it can be drawn and reckoned again from this."""
    return {
        "n": body.round.number,
        "place": f"place:{body.place}",
        **_blow_words(body.round.first, ""),
        **_blow_words(body.round.second, "foe_"),
    }


def _blow_words(blow: Blow, prefix: str) -> Args:
    return {
        f"{prefix}who": _named(blow.who),
        f"{prefix}attack": blow.attack,
        f"{prefix}defence": blow.defence,
        f"{prefix}target": blow.target,
        f"{prefix}bonus": blow.bonus,
        f"{prefix}dice": [f"{one} + {two}" for one, two in blow.dice],
        f"{prefix}hits": blow.hits,
        f"{prefix}left": blow.left,
        f"{prefix}net": blow.net,
        f"{prefix}netted": _yes(blow.netted),
    }


def _named(who: str) -> str:
    return BEAST if who == BEAST else f"who:{who}"


def _yes(true: object) -> str:
    return "yes" if true else "no"


def crowd(body: CrowdHeard) -> Args:
    """Who asked, and what the crowd said."""
    who, foe = f"who:{body.who}", f"who:{body.foe}"
    return {"who": who, "foe": foe, "n": body.face, "blood": _yes(body.blood)}


def mercy(body: MercyAnswered) -> Args:
    """Who was to be spared by whom, and the answer."""
    return {"who": f"who:{body.who}", "foe": f"who:{body.foe}", "taken": _yes(body.taken)}


def ended(body: DuelEnded) -> Args:
    """Who won against whom, or that nobody did, and why."""
    loser = body.second if body.winner == body.first else body.first
    return {
        "who": f"who:{body.winner or body.first}",
        "foe": f"who:{loser if body.winner else body.second}",
        "won": _yes(body.winner),
        "why": body.why,
        "place": f"place:{body.place}",
    }


def hunt(body: HuntEnded) -> Args:
    """How a beast fight ended."""
    how = "won" if body.won else "both" if body.beast_dead else "lost"
    return {"who": f"who:{body.who}", "place": f"place:{body.place}", "how": how}
