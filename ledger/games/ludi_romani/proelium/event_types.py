"""Every kind of entry that a battle leaves behind, and the arguments of its line."""

from collections.abc import Iterable

from ledger.contract import EventType
from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS
from ledger.games.ludi_romani.proelium import events, folds, undoing
from ledger.games.ludi_romani.seats import unchanged
from ledger.objection import Args


def _who(people: Iterable[str]) -> list[str]:
    return [f"who:{one}" for one in people]


def _challenged(event: events.FlagitatioMade) -> Args:
    return {
        "who": _who(event.challengers),
        "n": len(event.challengers),
        "target": f"who:{event.challenged}",
        "presider": f"who:{event.presider}",
        "must": "yes" if event.must else "no",
        "by": f"who:{event.provoked_by}" if event.provoked_by else "none",
    }


def _offered(event: events.WarGodOffered) -> Args:
    return {"god": f"who:{event.god}", "who": f"who:{event.who}", "rival": f"who:{event.rival}"}


def _answered(event: events.WarGodAnswered) -> Args:
    return {
        "god": f"who:{event.god}",
        "who": f"who:{event.who}",
        "rival": f"who:{event.rival}",
        "option": event.option,
    }


def _refused(event: events.FlagitatioRefused) -> Args:
    return {"who": f"who:{event.by}", "challenger": f"who:{event.challenger}"}


def _lots(event: events.LotsDrawn) -> Args:
    return {
        "who": _who(who for who, _ in event.lots),
        "n": len(event.lots),
        "place": f"place:{event.place}",
    }


def _opened(event: events.ProeliumOpened) -> Args:
    return {
        "first": _who(event.first),
        "second": _who(event.second),
        "place": f"place:{event.place}",
        "presider": f"who:{event.presider}",
        "n": event.concursationes,
        "kind": event.kind or "equals",
        "by": f"who:{event.forced_by}" if event.forced_by else "none",
    }


def _fielded(event: events.LegionsFielded) -> Args:
    counts = dict.fromkeys((CURIALIS, CLIENTARUM), 0)
    for _owner, kind, count in event.dice:
        counts[kind] = counts.get(kind, 0) + count
    return {"who": f"who:{event.leader}", "white": counts[CURIALIS], "red": counts[CLIENTARUM]}


def _named(event: events.PresiderNamed) -> Args:
    return {"who": f"who:{event.presider}", "before": f"who:{event.before}", "why": event.why}


def _claimed(event: events.PresidingClaimed) -> Args:
    return {"who": f"who:{event.claimant}", "presider": f"who:{event.presider}"}


def _rolled(event: events.ConcursatioRolled) -> Args:
    first, second = event.first, event.second
    return {
        "number": event.number,
        "dice": "both" if first and second else "one",
        "first": f"who:{first.owner}" if first else "none",
        "second": f"who:{second.owner}" if second else "none",
        "first_face": first.face if first else 0,
        "second_face": second.face if second else 0,
    }


def _doubled(event: events.DieDoubled) -> Args:
    return {"who": f"who:{event.husband}", "wife": f"who:{event.wife}"}


def _influenced(event: events.ImagoInfluenced) -> Args:
    return {"who": f"who:{event.imago}", "leader": f"who:{event.leader}", "n": event.face}


def _turned(event: events.FortuneTurned) -> Args:
    return {
        "who": f"who:{event.by}",
        "leader": f"who:{event.leader}",
        "n": abs(event.change),
        "way": "added" if event.change >= 0 else "taken",
    }


def _settled(event: events.ConcursatioSettled) -> Args:
    winner = event.owners[event.winner] if event.winner >= 0 else ""
    loser = event.owners[1 - event.winner] if event.winner >= 0 else ""
    return {
        "number": event.number,
        "first": event.totals[0],
        "second": event.totals[1],
        "result": event.result,
        "winner": f"who:{winner}" if winner else "none",
        "loser": f"who:{loser}" if loser else "none",
        "presider": f"who:{event.presider}",
        "forged": "yes" if event.fabrilis_back else "no",
        "becomes": event.becomes or "none",
    }


def _lent(event: events.FabrilisLent) -> Args:
    return {"who": f"who:{event.by}", "to": f"who:{event.to}"}


def _ended(event: events.ProeliumEnded) -> Args:
    return {
        "first": f"who:{event.first}",
        "second": f"who:{event.second}",
        "why": event.why,
        "by": f"who:{event.by}" if event.by else "none",
        "lost": _who(event.unprotected),
        "n": len(event.unprotected),
    }


def _yielded(event: events.ExcessYielded) -> Args:
    count = event.legio_curialis + event.legio_clientarum
    return {"who": f"who:{event.who}", "to": f"who:{event.to}", "n": count}


def _converted(event: events.CurialisConverted) -> Args:
    return {"who": f"who:{event.who}", "numen": f"who:{event.numen}", "fee": event.fee}


def _forfeited(event: events.CurialisForfeited) -> Args:
    return {"who": f"who:{event.who}", "to": f"who:{event.to}", "n": event.quantity}


def _chose(event: events.VictorChose) -> Args:
    return {"who": f"who:{event.winner}", "loser": f"who:{event.loser}", "option": event.option}


EVENTS = (
    EventType(events.FlagitatioMade, folds.challenged, _challenged, undo=undoing.unchallenged),
    EventType(events.FlagitatioRefused, folds.refused, _refused),
    EventType(events.WarGodOffered, folds.offered, _offered, undo=undoing.unoffered),
    EventType(events.WarGodAnswered, folds.answered, _answered),
    EventType(events.TurnPassed, folds.passed, undo=undoing.in_line_again),
    EventType(events.LotsDrawn, folds.lots, _lots),
    EventType(events.ProeliumOpened, folds.opened, _opened),
    EventType(events.LegionsFielded, folds.fielded, _fielded),
    EventType(
        events.BattleDiceSet,
        folds.dice_set,
        lambda event: {"who": f"who:{event.by}", "value": event.value},
    ),
    EventType(events.PresidingClaimed, folds.claimed, _claimed),
    EventType(events.PresiderNamed, folds.presider_named, _named),
    EventType(events.ConcursatioRolled, folds.rolled, _rolled),
    EventType(events.DieDoubled, folds.doubled, _doubled),
    EventType(events.ImagoInfluenced, folds.influenced, _influenced),
    EventType(events.FortuneTurned, folds.turned, _turned),
    EventType(events.ConcursatioSettled, folds.settled, _settled),
    EventType(events.FabrilisLent, folds.lent, _lent),
    EventType(events.ProeliumEnded, folds.ended, _ended),
    EventType(events.ExcessYielded, folds.yielded, _yielded),
    EventType(events.CurialisConverted, folds.converted, _converted),
    EventType(events.CurialisForfeited, folds.forfeited, _forfeited),
    EventType(events.VictorChose, unchanged, _chose),
)
