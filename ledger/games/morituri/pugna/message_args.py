"""The arguments of the chronicle's messages about fights."""

from ledger.games.morituri.pugna.events import (
    BeastFought,
    CrowdHeard,
    DuelBegan,
    DuelEnded,
    HuntBegan,
    HuntEnded,
    MercyAnswered,
    RoundFought,
)
from ledger.games.morituri.pugna.state import BEAST_NAME, Blow, Fighter
from ledger.record.objection import Args


def duel_start_args(event: DuelBegan | HuntBegan) -> Args:
    """Return the two fighters with their totals, and the place."""
    first_side, second_side = event.sides
    message_args = {
        **_total_args(first_side, "", event.hit_points[0]),
        **_total_args(second_side, "foe_", event.hit_points[1]),
        "place": f"place:{event.place}",
    }
    if isinstance(event, HuntBegan):
        return {**message_args, "roller": f"who:{event.roller}" if event.roller else "none"}
    return {**message_args, "in_roma": _yes_or_no(event.to_the_death)}


def _total_args(side: Fighter, prefix: str, hit_points: int) -> Args:
    return {
        f"{prefix}who" if prefix else "who": _fighter_reference(side.who),
        f"{prefix}attack": side.attack,
        f"{prefix}defence": side.defence,
        f"{prefix}encumbrance": side.encumbrance,
        f"{prefix}left": hit_points,
    }


def round_args(event: RoundFought | BeastFought) -> Args:
    """Return all numbers of a round, so that phones can draw and recompute the round."""
    return {
        "n": event.round.number,
        "place": f"place:{event.place}",
        **_blow_args(event.round.first, ""),
        **_blow_args(event.round.second, "foe_"),
    }


def _blow_args(blow: Blow, prefix: str) -> Args:
    return {
        f"{prefix}who": _fighter_reference(blow.who),
        f"{prefix}attack": blow.attack,
        f"{prefix}defence": blow.defence,
        f"{prefix}target": blow.target,
        f"{prefix}bonus": blow.bonus,
        f"{prefix}dice": [f"{first_face} + {second_face}" for first_face, second_face in blow.dice],
        f"{prefix}hits": blow.hits,
        f"{prefix}left": blow.left,
        f"{prefix}net": blow.net,
        f"{prefix}netted": _yes_or_no(blow.netted),
    }


def _fighter_reference(gladiator: str) -> str:
    return BEAST_NAME if gladiator == BEAST_NAME else f"who:{gladiator}"


def _yes_or_no(condition: object) -> str:
    return "yes" if condition else "no"


def crowd_args(event: CrowdHeard) -> Args:
    """Return the gladiator who asked, the opponent, the die and the mood."""
    gladiator, foe = f"who:{event.who}", f"who:{event.foe}"
    return {"who": gladiator, "foe": foe, "n": event.face, "blood": _yes_or_no(event.blood)}


def mercy_args(event: MercyAnswered) -> Args:
    """Return the weaker fighter, the opponent and the answer."""
    return {"who": f"who:{event.who}", "foe": f"who:{event.foe}", "taken": _yes_or_no(event.taken)}


def duel_end_args(event: DuelEnded) -> Args:
    """Return the winner and the loser, or that there is no winner, with the reason."""
    loser = event.second if event.winner == event.first else event.first
    return {
        "who": f"who:{event.winner or event.first}",
        "foe": f"who:{loser if event.winner else event.second}",
        "won": _yes_or_no(event.winner),
        "why": event.why,
        "place": f"place:{event.place}",
    }


def beast_fight_end_args(event: HuntEnded) -> Args:
    """Return the gladiator, the place, and how the beast fight ended."""
    result = "won" if event.won else "both" if event.beast_dead else "lost"
    return {"who": f"who:{event.who}", "place": f"place:{event.place}", "how": result}
