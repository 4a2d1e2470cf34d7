"""The arguments of what the chronicle says, entry by entry."""

from ledger.contract import Args
from ledger.games.morituri import bodies as b


def _who(who: str) -> str:
    return f"who:{who}"


def _yes(true: object) -> str:
    return "yes" if true else "no"


def whos(names: tuple[str, ...]) -> list[str]:
    """Several gladiators, to be listed."""
    return [_who(who) for who in names]


def lot(body: b.LotCast) -> Args:
    """Who rolled what."""
    return {"who": _who(body.who), "value": body.value}


def tied(body: b.LotsTied) -> Args:
    """Who rolls again."""
    return {"who": whos(body.who)}


def order(body: b.OrderSet) -> Args:
    """Who begins, and who follows."""
    return {"who": _who(body.order[0]), "order": whos(body.order)}


def turn(body: b.TurnBegan) -> Args:
    """Whose turn, of which round."""
    held = "yes" if body.skips else "no"
    return {"who": _who(body.who), "round": body.round, "held": held}


def moved(body: b.Moved) -> Args:
    """From where to where, with what roll."""
    stays = _yes(body.origin == body.place)
    return {**_journey(body), "die": body.die, "stays": stays}


def driven(body: b.Driven) -> Args:
    """From where to where, by how many spaces."""
    return {**_journey(body), "n": abs(body.by), "back": _yes(body.by < 0)}


def sent(body: b.SentAway) -> Args:
    """From where to where, by which card."""
    return {**_journey(body), "card": f"asset:{body.card}"}


def _journey(body: b.Moved | b.Driven | b.SentAway) -> Args:
    return {
        "who": _who(body.who),
        "origin": f"place:{body.origin}",
        "place": f"place:{body.place}",
    }


def at_place(body: b.TokenTaken | b.Returned) -> Args:
    """Who, and where."""
    return {"who": _who(body.who), "place": f"place:{body.place}"}


def owed(body: b.DrawsOwed) -> Args:
    """Who draws how many cards, and why."""
    why = f"asset:{body.card}" if body.card else f"place:{body.place}"
    return {"who": _who(body.who), "n": body.n, "why": why, "card": _yes(body.card)}


def arena(body: b.ArenaEntered) -> Args:
    """Who waits there."""
    return {
        "who": _who(body.who),
        "place": f"place:{body.place}",
        "foes": whos(body.foes),
        "n": len(body.foes),
        "beast": body.beast or "none",
    }


def danger(body: b.DangerMet) -> Args:
    """Who meets what, and where."""
    return {"who": _who(body.who), "place": f"place:{body.place}", "kind": body.kind}


def faced(body: b.DangerFaced) -> Args:
    """The sum, and whether it was enough."""
    return {
        "who": _who(body.who),
        "place": f"place:{body.place}",
        "kind": body.kind,
        "die": body.die,
        "added": body.added,
        "total": body.die + body.added,
        "needed": body.needed,
        "safe": _yes(body.safe),
    }


def loss(body: b.LossOwed) -> Args:
    """Who names what somebody loses."""
    how = "own" if body.who == body.chooser else "other"
    how = how if body.options else "none"
    return {"who": _who(body.who), "chooser": _who(body.chooser), "how": how}


def gear(body: b.GearLost | b.GearDropped | b.CardIdle) -> Args:
    """Whose card."""
    return {"who": _who(body.who), "card": f"asset:{body.card}"}


def turns(body: b.TurnsLost) -> Args:
    """How many turns are missed."""
    return {"who": _who(body.who), "n": body.turns}


def points(body: b.HitPointsGained | b.HitPointsLost) -> Args:
    """How many hit points."""
    return {"who": _who(body.who), "n": body.n}


def drawn(body: b.CardDrawn) -> Args:
    """Which card."""
    return {"who": _who(body.who), "card": f"asset:{body.card}", "left": body.left}


def nothing(body: b.NothingDrawn) -> Args:
    """Who draws in vain."""
    return {"who": _who(body.who)}


def kept(body: b.GearKept) -> Args:
    """What was kept and what was not."""
    others = [f"asset:{card}" for card in body.discarded if card != body.card]
    return {
        "who": _who(body.who),
        "card": f"asset:{body.card}",
        "kept": _yes(body.kept),
        "others": others,
        "n": len(others),
    }


def shuffled(body: b.PileShuffled) -> Args:
    """How many cards there are again."""
    return {"n": body.n, "left": body.left}


def waited(body: b.TurnWaited) -> Args:
    """Who misses a turn or waits it out."""
    return {"who": _who(body.who), "held": _yes(body.held)}


def died(body: b.Died) -> Args:
    """Who died where, of what."""
    return {
        "who": _who(body.who),
        "place": f"place:{body.place}" if body.place else "none",
        "cause": body.cause,
        "returns": _yes(body.returns),
    }


def ended(body: b.GameEnded) -> Args:
    """Who has won."""
    return {"who": _who(body.winner) if body.winner else "none", "won": _yes(body.winner)}


def fact(body: b.FactSet) -> Args:
    """What a steward said."""
    kind = {"place": "place", "gives": "asset", "takes": "asset", "card": "asset"}.get(body.fact)
    who = _who(body.who) if body.who else "none"
    value = f"{kind}:{body.value}" if kind else body.value
    return {"who": who, "fact": body.fact, "value": value}
