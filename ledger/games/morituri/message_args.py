"""The arguments of the chronicle's messages, by entry."""

from ledger.games.morituri import events as b
from ledger.record.objection import Args


def _gladiator_reference(gladiator: str) -> str:
    return f"who:{gladiator}"


def _yes_or_no(condition: object) -> str:
    return "yes" if condition else "no"


def gladiator_references(gladiators: tuple[str, ...]) -> list[str]:
    """Return references to several gladiators, for a list."""
    return [_gladiator_reference(gladiator) for gladiator in gladiators]


def lot_args(event: b.LotCast) -> Args:
    """Return the player and the rolled number."""
    return {"who": _gladiator_reference(event.who), "value": event.value}


def tie_args(event: b.LotsTied) -> Args:
    """Return the players who roll again."""
    return {"who": gladiator_references(event.who)}


def turn_order_args(event: b.OrderSet) -> Args:
    """Return the first player and the turn order."""
    return {"who": _gladiator_reference(event.order[0]), "order": gladiator_references(event.order)}


def turn_start_args(event: b.TurnBegan) -> Args:
    """Return the player on turn, the round, and whether the turn is missed."""
    skips_argument = "yes" if event.skips else "no"
    return {"who": _gladiator_reference(event.who), "round": event.round, "held": skips_argument}


def move_args(event: b.Moved) -> Args:
    """Return the journey, the die, and whether the pawn stays."""
    is_staying = _yes_or_no(event.origin == event.place)
    return {**_journey_args(event), "die": event.die, "stays": is_staying}


def driven_move_args(event: b.Driven) -> Args:
    """Return the journey, the number of spaces, and whether it leads back."""
    return {**_journey_args(event), "n": abs(event.by), "back": _yes_or_no(event.by < 0)}


def sent_away_args(event: b.SentAway) -> Args:
    """Return the journey and the card that ordered the journey."""
    return {**_journey_args(event), "card": f"asset:{event.card}"}


def _journey_args(event: b.Moved | b.Driven | b.SentAway) -> Args:
    return {
        "who": _gladiator_reference(event.who),
        "origin": f"place:{event.origin}",
        "place": f"place:{event.place}",
    }


def place_args(event: b.TokenTaken | b.Returned) -> Args:
    """Return the gladiator and the place."""
    return {"who": _gladiator_reference(event.who), "place": f"place:{event.place}"}


def owed_draw_args(event: b.DrawsOwed) -> Args:
    """Return the player who draws, the number of cards, and the card or space that orders this."""
    cause_reference = f"asset:{event.card}" if event.card else f"place:{event.place}"
    return {
        "who": _gladiator_reference(event.who),
        "n": event.n,
        "why": cause_reference,
        "card": _yes_or_no(event.card),
    }


def arena_args(event: b.ArenaEntered) -> Args:
    """Return the gladiator, the arena, the opponents there, and the beast."""
    return {
        "who": _gladiator_reference(event.who),
        "place": f"place:{event.place}",
        "foes": gladiator_references(event.foes),
        "n": len(event.foes),
        "beast": event.beast or "none",
    }


def danger_args(event: b.DangerMet) -> Args:
    """Return the gladiator, the place and the kind of danger."""
    return {
        "who": _gladiator_reference(event.who),
        "place": f"place:{event.place}",
        "kind": event.kind,
    }


def danger_roll_args(event: b.DangerFaced) -> Args:
    """Return the roll, its sum, the sum needed, and whether the gladiator is safe."""
    return {
        "who": _gladiator_reference(event.who),
        "place": f"place:{event.place}",
        "kind": event.kind,
        "die": event.die,
        "added": event.added,
        "total": event.die + event.added,
        "needed": event.needed,
        "safe": _yes_or_no(event.safe),
    }


def card_loss_args(event: b.LossOwed) -> Args:
    """Return the player who loses a card, and the player who names it."""
    way_of_choice = "own" if event.who == event.chooser else "other"
    way_of_choice = way_of_choice if event.options else "none"
    return {
        "who": _gladiator_reference(event.who),
        "chooser": _gladiator_reference(event.chooser),
        "how": way_of_choice,
    }


def gear_args(event: b.GearLost | b.GearDropped | b.CardIdle) -> Args:
    """Return the gladiator and the card."""
    return {"who": _gladiator_reference(event.who), "card": f"asset:{event.card}"}


def missed_turns_args(event: b.TurnsLost) -> Args:
    """Return the gladiator and the number of missed turns."""
    return {"who": _gladiator_reference(event.who), "n": event.turns}


def hit_point_args(event: b.HitPointsGained | b.HitPointsLost) -> Args:
    """Return the gladiator and the number of hit points."""
    return {"who": _gladiator_reference(event.who), "n": event.n}


def drawn_card_args(event: b.CardDrawn) -> Args:
    """Return the gladiator, the card, and the number of cards left in the pile."""
    return {
        "who": _gladiator_reference(event.who),
        "card": f"asset:{event.card}",
        "left": event.left,
    }


def empty_pile_args(event: b.NothingDrawn) -> Args:
    """Return the player for whom no card is left."""
    return {"who": _gladiator_reference(event.who)}


def gear_choice_args(event: b.GearKept) -> Args:
    """Return the drawn card, whether it was kept, and the other discarded cards."""
    discarded_references = [f"asset:{card}" for card in event.discarded if card != event.card]
    return {
        "who": _gladiator_reference(event.who),
        "card": f"asset:{event.card}",
        "kept": _yes_or_no(event.kept),
        "others": discarded_references,
        "n": len(discarded_references),
    }


def shuffle_args(event: b.PileShuffled) -> Args:
    """Return the number of cards shuffled, and the number in the pile."""
    return {"n": event.n, "left": event.left}


def passed_turn_args(event: b.TurnWaited) -> Args:
    """Return the gladiator, and whether the turn was missed."""
    return {"who": _gladiator_reference(event.who), "held": _yes_or_no(event.held)}


def death_args(event: b.Died) -> Args:
    """Return the gladiator, the place, the cause, and whether the gladiator returns."""
    return {
        "who": _gladiator_reference(event.who),
        "place": f"place:{event.place}" if event.place else "none",
        "cause": event.cause,
        "returns": _yes_or_no(event.returns),
    }


def game_end_args(event: b.GameEnded) -> Args:
    """Return the winner, or that there is no winner."""
    return {
        "who": _gladiator_reference(event.winner) if event.winner else "none",
        "won": _yes_or_no(event.winner),
    }


def fact_args(event: b.FactSet) -> Args:
    """Return the gladiator, the fact and the new value."""
    reference_kind = {"place": "place", "gives": "asset", "takes": "asset", "card": "asset"}.get(
        event.fact
    )
    gladiator = _gladiator_reference(event.who) if event.who else "none"
    value_reference = f"{reference_kind}:{event.value}" if reference_kind else event.value
    return {"who": gladiator, "fact": event.fact, "value": value_reference}
