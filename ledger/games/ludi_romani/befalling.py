"""The events that take over the screen of the phone of the character concerned, once."""

from collections.abc import Callable, Iterable
from typing import Any

from ledger.contract.tidings import Befalling, Befalls, whom
from ledger.games.ludi_romani import limits
from ledger.games.ludi_romani.actium.rounds import BattleWon
from ledger.games.ludi_romani.amicitia.lending import GoodsLent
from ledger.games.ludi_romani.amicitia.oath import AmicitiaBroken
from ledger.games.ludi_romani.bacchants.band import BacchantLiberated, BacchantTaken
from ledger.games.ludi_romani.clientela.bonds import ClientFreed, ClientTaken
from ledger.games.ludi_romani.clientela.service import MoneyDemanded
from ledger.games.ludi_romani.divortium.granting import Divorced
from ledger.games.ludi_romani.divortium.means import DosClaimed, RestForgiven
from ledger.games.ludi_romani.divortium.paying import DosRepaid
from ledger.games.ludi_romani.imago.underworld import DeadReceived
from ledger.games.ludi_romani.mare.watch import TravellerCaught
from ledger.games.ludi_romani.mercatus.emptio import LegionsBought
from ledger.games.ludi_romani.mercatus.gifts import GiftMade
from ledger.games.ludi_romani.mors.death import Died
from ledger.games.ludi_romani.mors.heirs import HeirChosen, WillExecuted
from ledger.games.ludi_romani.mors.sentence import SentenceLifted, SentencePassed
from ledger.games.ludi_romani.motus.mercy import PlayerRescued, PlayerTransferred
from ledger.games.ludi_romani.numina.favours import YouthRestored
from ledger.games.ludi_romani.nuptiae.wedding import Wedded
from ledger.games.ludi_romani.pestis.marker import PestisStruck, Trapped
from ledger.games.ludi_romani.proelium.aftermath import VictorChose
from ledger.games.ludi_romani.proelium.ending import ProeliumEnded
from ledger.games.ludi_romani.proelium.flagitatio import FlagitatioMade
from ledger.games.ludi_romani.proelium.war_gods import WarGodOffered
from ledger.games.ludi_romani.ring.lending import RingLent, RingReclaimed
from ledger.games.ludi_romani.roma.justice import HoldEnded, RexHeld, RexJudged
from ledger.games.ludi_romani.sedes.last_seat import SeatJudged
from ledger.games.ludi_romani.sedes.unseated import Displaced
from ledger.games.ludi_romani.senatus.bills import BillBrought
from ledger.games.ludi_romani.senatus.consuls import ConsulsMade
from ledger.games.ludi_romani.senatus.counting import BillDecided, ProscriptioLifted
from ledger.games.ludi_romani.senatus.execution import LawCarriedOut
from ledger.games.ludi_romani.victory.order import FateDecided
from ledger.games.ludi_romani.victory.triumph import TitleGiven
from ledger.kernel.vocabulary.petition_events import PetitionOpened

CHARGES = ("imperium", "proscriptio", "caedes")
"""The kinds of bill that take away goods or life from their target (SEN-10)."""


def _is(field: str, *values: str) -> Callable[[Any], bool]:
    return lambda event: getattr(event, field) in values


def _bride_or_groom(event: PetitionOpened) -> Iterable[str]:
    """Return the bride or groom who is asked, but not others who must consent."""
    return (str(event.terms.get("with", "")),) if event.type == "wed" else ()


def _of_a_bill(stage: str, *kinds: str) -> Callable[[BillDecided], Iterable[str]]:
    """Return a function that names the target of a decided bill of these kinds."""
    return whom("target", when=lambda event: event.stage == stage and event.kind in kinds)


def _promoted(*fields: str) -> tuple[Befalls, ...]:
    """Return the moments of characters with a first legio, who have a new role.

    Rules: ROST-04, ROST-07.
    """
    return tuple(
        Befalls(role, "joy", whom(*fields, when=_is("becomes", role)), ("challenge",))
        for role in ("imperator", "amazon")
    )


def _armed(role: str) -> Callable[[WillExecuted], Iterable[str]]:
    return lambda event: (heir for heir, becomes in event.armed if becomes == role)


def _seen_off(event: SeatJudged) -> Iterable[str]:
    return (event.loser,) if event.moves else ()


SENTENCES: Befalling = {
    SentencePassed: (
        Befalls(
            "poisoned",
            "dread",
            whom("who", when=_is("cause", "poison")),
            ("appeal-thiasos", "bequeath"),
            "period",
        ),
        Befalls(
            "condemned",
            "dread",
            whom("who", when=lambda event: event.cause != "poison"),
            ("appeal-thiasos", "bequeath"),
            "period",
        ),
    ),
    SentenceLifted: (Befalls("spared", "joy", whom("who", when=_is("why", "spared"))),),
    Died: (
        Befalls("dead", "dread", whom("who"), ("bequeath", "lament"), "period"),
        Befalls("widowed", "dread", whom("widowed"), ("take-arms", "wed")),
    ),
    DeadReceived: (Befalls("imago", "call", whom("who"), ("drift", "attach")),),
    BacchantTaken: (Befalls("bacchant", "call", whom("who")),),
    BacchantLiberated: (Befalls("liberated", "joy", whom("who")),),
}
"""Death, and rescue from it."""

SENATE: Befalling = {
    BillBrought: (
        Befalls(
            "accused",
            "dread",
            whom("target", when=_is("kind", *CHARGES)),
            ("plead-in-senate",),
            "period",
        ),
        Befalls("pleaded-for", "joy", whom("target", when=_is("kind", "restitutio"))),
    ),
    BillDecided: (
        *(Befalls(f"voted-{kind}", "dread", _of_a_bill("passed", kind)) for kind in CHARGES),
        Befalls("acquitted", "joy", _of_a_bill("failed", *CHARGES)),
    ),
    LawCarriedOut: (
        Befalls(
            "outlawed", "dread", whom("target", when=_is("kind", "proscriptio")), ("move", "sail")
        ),
        Befalls("stripped", "dread", whom("target", when=_is("kind", "imperium"))),
        *_promoted("to"),
    ),
    ProscriptioLifted: (Befalls("pardoned", "joy", whom("who")),),
    ConsulsMade: (Befalls("consul", "joy", whom("consuls"), ("bring-bill",), "period"),),
}
"""The Senate's decisions about its members and others."""

BONDS: Befalling = {
    PetitionOpened: (Befalls("proposed", "call", _bride_or_groom, until="period"),),
    Wedded: (
        Befalls("wife", "joy", whom("wife"), ("serve-virus", "plead-divorce")),
        Befalls("husband", "joy", whom("husband"), ("plead-divorce",)),
    ),
    Divorced: (
        Befalls("divorced-wife", "call", whom("wife"), ("take-arms",)),
        Befalls("divorced-husband", "dread", whom("husband"), ("repay-dos",), "period"),
    ),
    DosClaimed: (Befalls("dos-claimed", "dread", whom("husband"), ("repay-dos",), "period"),),
    DosRepaid: _promoted("wife"),
    RestForgiven: (Befalls("forgiven", "joy", whom("husband")), *_promoted("wife")),
    ClientTaken: (
        Befalls("protected", "joy", whom("cliens", when=_is("manner", "sought"))),
        Befalls("cliens", "dread", whom("cliens", when=_is("manner", "taken", "battle"))),
    ),
    ClientFreed: (
        Befalls("freed", "joy", whom("cliens", when=_is("why", "released", "parted", "disarmed"))),
    ),
    MoneyDemanded: (Befalls("money-demanded", "dread", whom("cliens")),),
    AmicitiaBroken: (Befalls("friends-parted", "dread", whom("members")),),
    HeirChosen: (Befalls("heir", "joy", whom("heir")), *_promoted("heir")),
    WillExecuted: tuple(
        Befalls(role, "joy", _armed(role), ("challenge",)) for role in ("imperator", "amazon")
    ),
}
"""Marriage, friendship, protection and inheritance."""

WAR: Befalling = {
    FlagitatioMade: (
        Befalls(
            "challenged",
            "call",
            whom("challenged", when=lambda event: not event.must),
            ("accept-challenge", "refuse-challenge"),
            "period",
        ),
        Befalls(
            "challenged-and-bound",
            "call",
            whom("challenged", when=lambda event: bool(event.must)),
            ("accept-challenge",),
            "period",
        ),
    ),
    WarGodOffered: (Befalls("provoked", "call", whom("who"), until="period"),),
    ProeliumEnded: (
        Befalls("unprotected", "dread", whom("unprotected"), ("seek-protection", "move")),
    ),
    VictorChose: (Befalls("let-go", "joy", whom("loser", when=_is("option", "leave"))),),
    LegionsBought: _promoted("buyer"),
    GiftMade: _promoted("to"),
    GoodsLent: _promoted("keeper"),
    limits.LegionsConfiscated: (Befalls("confiscated", "dread", whom("owner")),),
    BattleWon: (Befalls("victor", "joy", whom("members"), ("lead-triumph",)),),
}
"""Battles and legions."""

JOURNEYS: Befalling = {
    RexHeld: (Befalls("held", "dread", whom("rex"), ("seek-escort", "flee-home"), "period"),),
    RexJudged: (
        Befalls("expelled", "dread", whom("rex", when=_is("verdict", "expel"))),
        Befalls("let-be", "joy", whom("rex", when=_is("verdict", "spare"))),
    ),
    HoldEnded: (Befalls("held-no-more", "joy", whom("rex")),),
    Displaced: (Befalls("displaced", "dread", whom("who"), ("move", "sail"), "period"),),
    SeatJudged: (Befalls("seen-off", "dread", _seen_off, ("move", "sail"), "period"),),
    PlayerTransferred: (Befalls("carried-off", "call", whom("who"), ("move", "sail")),),
    PlayerRescued: (Befalls("rescued", "joy", whom("who"), ("move", "sail")),),
    TravellerCaught: (Befalls("caught", "dread", whom("who")),),
    PestisStruck: (Befalls("plague", "dread", whom("flight"), ("move", "sail"), "period"),),
    Trapped: (Befalls("trapped", "dread", whom("who")),),
}
"""Places, and removals by others."""

GODS: Befalling = {
    YouthRestored: (Befalls("young-again", "joy", whom("who")),),
    RingLent: (Befalls("ring", "joy", whom("bearer"), ("attack-with-ring", "move")),),
    RingReclaimed: (Befalls("ring-gone", "dread", whom("bearer")),),
    TitleGiven: (Befalls("crowned", "joy", whom("who"), ("organise-state",)),),
    FateDecided: (
        Befalls("enslaved", "dread", whom("about", when=_is("fate", "enslave"))),
        Befalls("cult-banned", "dread", whom("about", when=_is("fate", "ban_cult"))),
        Befalls("executed", "dread", whom("about", when=_is("fate", "execute"))),
        Befalls(
            "honoured",
            "joy",
            whom("about", when=_is("fate", "spare", "grant", "deify", "found_cult")),
        ),
    ),
}
"""Gifts and punishments of gods and victors."""

BEFALLING: Befalling = {
    event: told
    for group in (SENTENCES, SENATE, BONDS, WAR, JOURNEYS, GODS)
    for event, told in group.items()
}
"""The moments of each event: the character concerned, the tone, and the acts to offer."""
