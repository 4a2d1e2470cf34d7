"""Every kind of entry that a battle leaves behind, and the arguments of its line."""

from collections.abc import Iterable
from typing import Any

from ledger.contract import Args, EntryType
from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS
from ledger.games.ludi_romani.proelium import bodies, folds, undoing
from ledger.games.ludi_romani.seats import unchanged
from ledger.games.ludi_romani.state import World


def _who(people: Iterable[str]) -> list[str]:
    return [f"who:{one}" for one in people]


def _challenged(body: bodies.FlagitatioMade) -> Args:
    return {
        "who": _who(body.challengers),
        "n": len(body.challengers),
        "target": f"who:{body.challenged}",
        "presider": f"who:{body.presider}",
        "must": "yes" if body.must else "no",
        "by": f"who:{body.provoked_by}" if body.provoked_by else "none",
    }


def _offered(body: bodies.WarGodOffered) -> Args:
    return {"god": f"who:{body.god}", "who": f"who:{body.who}", "rival": f"who:{body.rival}"}


def _answered(body: bodies.WarGodAnswered) -> Args:
    return {
        "god": f"who:{body.god}",
        "who": f"who:{body.who}",
        "rival": f"who:{body.rival}",
        "option": body.option,
    }


def _refused(body: bodies.FlagitatioRefused) -> Args:
    return {"who": f"who:{body.by}", "challenger": f"who:{body.challenger}"}


def _lots(body: bodies.LotsDrawn) -> Args:
    return {
        "who": _who(who for who, _ in body.lots),
        "n": len(body.lots),
        "place": f"place:{body.place}",
    }


def _opened(body: bodies.ProeliumOpened) -> Args:
    return {
        "first": _who(body.first),
        "second": _who(body.second),
        "place": f"place:{body.place}",
        "presider": f"who:{body.presider}",
        "n": body.concursationes,
        "kind": body.kind or "equals",
        "by": f"who:{body.forced_by}" if body.forced_by else "none",
    }


def _fielded(body: bodies.LegionsFielded) -> Args:
    counts = dict.fromkeys((CURIALIS, CLIENTARUM), 0)
    for _owner, kind, count in body.dice:
        counts[kind] = counts.get(kind, 0) + count
    return {"who": f"who:{body.leader}", "white": counts[CURIALIS], "red": counts[CLIENTARUM]}


def _named(body: bodies.PresiderNamed) -> Args:
    return {
        "who": f"who:{body.presider}",
        "before": f"who:{body.before}",
        "why": body.why,
    }


def _claimed(body: bodies.PresidingClaimed) -> Args:
    return {"who": f"who:{body.claimant}", "presider": f"who:{body.presider}"}


def _rolled(body: bodies.ConcursatioRolled) -> Args:
    first, second = body.first, body.second
    return {
        "number": body.number,
        "dice": "both" if first and second else "one",
        "first": f"who:{first.owner}" if first else "none",
        "second": f"who:{second.owner}" if second else "none",
        "first_face": first.face if first else 0,
        "second_face": second.face if second else 0,
    }


def _doubled(body: bodies.DieDoubled) -> Args:
    return {"who": f"who:{body.husband}", "wife": f"who:{body.wife}"}


def _influenced(body: bodies.ImagoInfluenced) -> Args:
    return {"who": f"who:{body.imago}", "leader": f"who:{body.leader}", "n": body.face}


def _turned(body: bodies.FortuneTurned) -> Args:
    return {
        "who": f"who:{body.by}",
        "leader": f"who:{body.leader}",
        "n": abs(body.change),
        "way": "added" if body.change >= 0 else "taken",
    }


def _settled(body: bodies.ConcursatioSettled) -> Args:
    winner = body.owners[body.winner] if body.winner >= 0 else ""
    loser = body.owners[1 - body.winner] if body.winner >= 0 else ""
    return {
        "number": body.number,
        "first": body.totals[0],
        "second": body.totals[1],
        "result": body.result,
        "winner": f"who:{winner}" if winner else "none",
        "loser": f"who:{loser}" if loser else "none",
        "presider": f"who:{body.presider}",
        "forged": "yes" if body.fabrilis_back else "no",
        "becomes": body.becomes or "none",
    }


def _lent(body: bodies.FabrilisLent) -> Args:
    return {"who": f"who:{body.by}", "to": f"who:{body.to}"}


def _ended(body: bodies.ProeliumEnded) -> Args:
    return {
        "first": f"who:{body.first}",
        "second": f"who:{body.second}",
        "why": body.why,
        "by": f"who:{body.by}" if body.by else "none",
        "lost": _who(body.unprotected),
        "n": len(body.unprotected),
    }


def _yielded(body: bodies.ExcessYielded) -> Args:
    count = body.legio_curialis + body.legio_clientarum
    return {"who": f"who:{body.who}", "to": f"who:{body.to}", "n": count}


def _converted(body: bodies.CurialisConverted) -> Args:
    return {"who": f"who:{body.who}", "numen": f"who:{body.numen}", "fee": body.fee}


def _forfeited(body: bodies.CurialisForfeited) -> Args:
    return {"who": f"who:{body.who}", "to": f"who:{body.to}", "n": body.quantity}


def _chose(body: bodies.VictorChose) -> Args:
    return {"who": f"who:{body.winner}", "loser": f"who:{body.loser}", "option": body.option}


ENTRIES: tuple[EntryType[World, Any], ...] = (
    EntryType(bodies.FlagitatioMade, folds.challenged, _challenged, undo=undoing.unchallenged),
    EntryType(bodies.FlagitatioRefused, folds.refused, _refused),
    EntryType(bodies.WarGodOffered, folds.offered, _offered, undo=undoing.unoffered),
    EntryType(bodies.WarGodAnswered, folds.answered, _answered),
    EntryType(
        bodies.TurnPassed,
        folds.passed,
        lambda body: {"who": f"who:{body.who}", "place": f"place:{body.place}"},
        undo=undoing.in_line_again,
    ),
    EntryType(bodies.LotsDrawn, folds.lots, _lots),
    EntryType(bodies.ProeliumOpened, folds.opened, _opened),
    EntryType(bodies.LegionsFielded, folds.fielded, _fielded),
    EntryType(
        bodies.BattleDiceSet,
        folds.dice_set,
        lambda body: {"who": f"who:{body.by}", "value": body.value},
    ),
    EntryType(bodies.PresidingClaimed, folds.claimed, _claimed),
    EntryType(bodies.PresiderNamed, folds.presider_named, _named),
    EntryType(bodies.ConcursatioRolled, folds.rolled, _rolled),
    EntryType(bodies.DieDoubled, folds.doubled, _doubled),
    EntryType(bodies.ImagoInfluenced, folds.influenced, _influenced),
    EntryType(bodies.FortuneTurned, folds.turned, _turned),
    EntryType(bodies.ConcursatioSettled, folds.settled, _settled),
    EntryType(bodies.FabrilisLent, folds.lent, _lent),
    EntryType(bodies.ProeliumEnded, folds.ended, _ended),
    EntryType(bodies.ExcessYielded, folds.yielded, _yielded),
    EntryType(bodies.CurialisConverted, folds.converted, _converted),
    EntryType(bodies.CurialisForfeited, folds.forfeited, _forfeited),
    EntryType(bodies.VictorChose, unchanged, _chose),
)
