"""The arguments of what the chronicle says, entry by entry."""

from ledger.games.morituri import events as b
from ledger.record.objection import Args


def _who(who: str) -> str:
    return f"who:{who}"


def _yes(true: object) -> str:
    return "yes" if true else "no"


def whos(names: tuple[str, ...]) -> list[str]:
    """Several gladiators, to be listed."""
    return [_who(who) for who in names]


def lot(event: b.LotCast) -> Args:
    """The player, and what the die showed."""
    return {"who": _who(event.who), "value": event.value}


def tied(event: b.LotsTied) -> Args:
    """The players who roll again."""
    return {"who": whos(event.who)}


def order(event: b.OrderSet) -> Args:
    """The first player, and the order of the others."""
    return {"who": _who(event.order[0]), "order": whos(event.order)}


def turn(event: b.TurnBegan) -> Args:
    """The player whose turn it is, and the round."""
    held = "yes" if event.skips else "no"
    return {"who": _who(event.who), "round": event.round, "held": held}


def moved(event: b.Moved) -> Args:
    """From where to where, with what roll."""
    stays = _yes(event.origin == event.place)
    return {**_journey(event), "die": event.die, "stays": stays}


def driven(event: b.Driven) -> Args:
    """From where to where, by how many spaces."""
    return {**_journey(event), "n": abs(event.by), "back": _yes(event.by < 0)}


def sent(event: b.SentAway) -> Args:
    """From where to where, by which card."""
    return {**_journey(event), "card": f"asset:{event.card}"}


def _journey(event: b.Moved | b.Driven | b.SentAway) -> Args:
    return {
        "who": _who(event.who),
        "origin": f"place:{event.origin}",
        "place": f"place:{event.place}",
    }


def at_place(event: b.TokenTaken | b.Returned) -> Args:
    """Who, and where."""
    return {"who": _who(event.who), "place": f"place:{event.place}"}


def owed(event: b.DrawsOwed) -> Args:
    """The player who draws, how many cards, and why."""
    why = f"asset:{event.card}" if event.card else f"place:{event.place}"
    return {"who": _who(event.who), "n": event.n, "why": why, "card": _yes(event.card)}


def arena(event: b.ArenaEntered) -> Args:
    """The gladiators who wait there."""
    return {
        "who": _who(event.who),
        "place": f"place:{event.place}",
        "foes": whos(event.foes),
        "n": len(event.foes),
        "beast": event.beast or "none",
    }


def danger(event: b.DangerMet) -> Args:
    """The gladiator, what he meets, and where."""
    return {"who": _who(event.who), "place": f"place:{event.place}", "kind": event.kind}


def faced(event: b.DangerFaced) -> Args:
    """The sum, and whether it was enough."""
    return {
        "who": _who(event.who),
        "place": f"place:{event.place}",
        "kind": event.kind,
        "die": event.die,
        "added": event.added,
        "total": event.die + event.added,
        "needed": event.needed,
        "safe": _yes(event.safe),
    }


def loss(event: b.LossOwed) -> Args:
    """The player who names what somebody loses."""
    how = "own" if event.who == event.chooser else "other"
    how = how if event.options else "none"
    return {"who": _who(event.who), "chooser": _who(event.chooser), "how": how}


def gear(event: b.GearLost | b.GearDropped | b.CardIdle) -> Args:
    """The owner of the card."""
    return {"who": _who(event.who), "card": f"asset:{event.card}"}


def turns(event: b.TurnsLost) -> Args:
    """How many turns are missed."""
    return {"who": _who(event.who), "n": event.turns}


def points(event: b.HitPointsGained | b.HitPointsLost) -> Args:
    """How many hit points."""
    return {"who": _who(event.who), "n": event.n}


def drawn(event: b.CardDrawn) -> Args:
    """Which card."""
    return {"who": _who(event.who), "card": f"asset:{event.card}", "left": event.left}


def nothing(event: b.NothingDrawn) -> Args:
    """The player for whom no card is left."""
    return {"who": _who(event.who)}


def kept(event: b.GearKept) -> Args:
    """What was kept and what was not."""
    others = [f"asset:{card}" for card in event.discarded if card != event.card]
    return {
        "who": _who(event.who),
        "card": f"asset:{event.card}",
        "kept": _yes(event.kept),
        "others": others,
        "n": len(others),
    }


def shuffled(event: b.PileShuffled) -> Args:
    """How many cards there are again."""
    return {"n": event.n, "left": event.left}


def waited(event: b.TurnWaited) -> Args:
    """The gladiator who misses a turn or waits it out."""
    return {"who": _who(event.who), "held": _yes(event.held)}


def died(event: b.Died) -> Args:
    """The gladiator who died, the place and the cause."""
    return {
        "who": _who(event.who),
        "place": f"place:{event.place}" if event.place else "none",
        "cause": event.cause,
        "returns": _yes(event.returns),
    }


def ended(event: b.GameEnded) -> Args:
    """The winner."""
    return {"who": _who(event.winner) if event.winner else "none", "won": _yes(event.winner)}


def fact(event: b.FactSet) -> Args:
    """What a steward said."""
    kind = {"place": "place", "gives": "asset", "takes": "asset", "card": "asset"}.get(event.fact)
    who = _who(event.who) if event.who else "none"
    value = f"{kind}:{event.value}" if kind else event.value
    return {"who": who, "fact": event.fact, "value": value}
