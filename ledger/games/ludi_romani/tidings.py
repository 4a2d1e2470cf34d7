"""The events that fill the phone's screen of the affected character, once."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from ledger.contract.tidings import EventTidings, TidingsByEvent, recipients_in_fields
from ledger.games.ludi_romani import limits
from ledger.games.ludi_romani.actium.rounds import BattleWon
from ledger.games.ludi_romani.amicitia.lending import GoodsLent
from ledger.games.ludi_romani.amicitia.oath import AmicitiaBroken
from ledger.games.ludi_romani.bacchants.band import BacchantLiberated, BacchantTaken
from ledger.games.ludi_romani.clientela.bonds import ClientFreed, ClientTaken
from ledger.games.ludi_romani.clientela.service import MoneyDemanded
from ledger.games.ludi_romani.divortium.divorce import Divorced
from ledger.games.ludi_romani.divortium.dos_payment import DosRepaid
from ledger.games.ludi_romani.divortium.dos_repayment import DosClaimed, RestForgiven
from ledger.games.ludi_romani.imago.underworld import DeadReceived
from ledger.games.ludi_romani.mare.watch import TravellerCaught
from ledger.games.ludi_romani.mercatus.emptio import LegionsBought
from ledger.games.ludi_romani.mercatus.gifts import GiftMade
from ledger.games.ludi_romani.mors.death import Died
from ledger.games.ludi_romani.mors.heirs import HeirChosen, WillExecuted
from ledger.games.ludi_romani.mors.sentence import SentenceLifted, SentencePassed
from ledger.games.ludi_romani.motus.divine_transfer import PlayerRescued, PlayerTransferred
from ledger.games.ludi_romani.numina.favours import YouthRestored
from ledger.games.ludi_romani.nuptiae.wedding import Wedded
from ledger.games.ludi_romani.pestis.marker import PestisStruck, Trapped
from ledger.games.ludi_romani.proelium.aftermath import VictorChose
from ledger.games.ludi_romani.proelium.battle_end import ProeliumEnded
from ledger.games.ludi_romani.proelium.flagitatio import FlagitatioMade
from ledger.games.ludi_romani.proelium.war_gods import WarGodOffered
from ledger.games.ludi_romani.ring.ring_loan import RingLent, RingReclaimed
from ledger.games.ludi_romani.roma.justice import HoldEnded, RexHeld, RexJudged
from ledger.games.ludi_romani.sedes.last_seat import SeatJudged
from ledger.games.ludi_romani.sedes.unseated_people import Displaced
from ledger.games.ludi_romani.senatus.bills import BillBrought
from ledger.games.ludi_romani.senatus.consuls import ConsulsMade
from ledger.games.ludi_romani.senatus.execution import LawCarriedOut
from ledger.games.ludi_romani.senatus.vote_count import BillDecided, ProscriptioLifted
from ledger.games.ludi_romani.victory.order import FateDecided
from ledger.games.ludi_romani.victory.triumph import TitleGiven
from ledger.kernel.vocabulary.petition_events import PetitionOpened

GRAVE_LAWS = ("imperium", "proscriptio", "caedes")
"""The kinds of bill that take away goods or life from their target (SEN-10)."""


def _field_value_test(field: str, *values: str) -> Callable[[Any], bool]:
    return lambda event: getattr(event, field) in values


def _asked_spouse(event: PetitionOpened) -> Iterable[str]:
    """Return the bride or groom who is asked, but not the other characters who must consent."""
    return (str(event.terms.get("with", "")),) if event.type == "wed" else ()


def _target_of_bill(stage: str, *bill_kinds: str) -> Callable[[BillDecided], Iterable[str]]:
    """Return a function that names the target of a decided bill of these kinds."""
    return recipients_in_fields(
        "target", condition=lambda event: event.stage == stage and event.kind in bill_kinds
    )


def _tidings_of_promotion(*fields: str) -> tuple[EventTidings, ...]:
    """Return the tidings for characters who got a new role by their first legio.

    Rules: ROST-04, ROST-07.
    """
    return tuple(
        EventTidings(
            role,
            "joy",
            recipients_in_fields(*fields, condition=_field_value_test("becomes", role)),
            ("challenge",),
        )
        for role in ("imperator", "amazon")
    )


def _heirs_armed_as(role: str) -> Callable[[WillExecuted], Iterable[str]]:
    return lambda event: (heir for heir, new_role in event.armed if new_role == role)


def _loser_sent_away(event: SeatJudged) -> Iterable[str]:
    return (event.loser,) if event.moves else ()


SENTENCE_TIDINGS: TidingsByEvent = {
    SentencePassed: (
        EventTidings(
            "poisoned",
            "dread",
            recipients_in_fields("who", condition=_field_value_test("cause", "poison")),
            ("appeal-thiasos", "bequeath"),
            "period",
        ),
        EventTidings(
            "condemned",
            "dread",
            recipients_in_fields("who", condition=lambda event: event.cause != "poison"),
            ("appeal-thiasos", "bequeath"),
            "period",
        ),
    ),
    SentenceLifted: (
        EventTidings(
            "spared",
            "joy",
            recipients_in_fields("who", condition=_field_value_test("why", "spared")),
        ),
    ),
    Died: (
        EventTidings(
            "dead", "dread", recipients_in_fields("who"), ("bequeath", "lament"), "period"
        ),
        EventTidings("widowed", "dread", recipients_in_fields("widowed"), ("take-arms", "wed")),
    ),
    DeadReceived: (
        EventTidings("imago", "call", recipients_in_fields("who"), ("drift", "attach")),
    ),
    BacchantTaken: (EventTidings("bacchant", "call", recipients_in_fields("who")),),
    BacchantLiberated: (EventTidings("liberated", "joy", recipients_in_fields("who")),),
}
"""Death sentences, deaths, and rescues from death."""

SENATE_TIDINGS: TidingsByEvent = {
    BillBrought: (
        EventTidings(
            "accused",
            "dread",
            recipients_in_fields("target", condition=_field_value_test("kind", *GRAVE_LAWS)),
            ("plead-in-senate",),
            "period",
        ),
        EventTidings(
            "pleaded-for",
            "joy",
            recipients_in_fields("target", condition=_field_value_test("kind", "restitutio")),
        ),
    ),
    BillDecided: (
        *(
            EventTidings(f"voted-{law}", "dread", _target_of_bill("passed", law))
            for law in GRAVE_LAWS
        ),
        EventTidings("acquitted", "joy", _target_of_bill("failed", *GRAVE_LAWS)),
    ),
    LawCarriedOut: (
        EventTidings(
            "outlawed",
            "dread",
            recipients_in_fields("target", condition=_field_value_test("kind", "proscriptio")),
            ("move", "sail"),
        ),
        EventTidings(
            "stripped",
            "dread",
            recipients_in_fields("target", condition=_field_value_test("kind", "imperium")),
        ),
        *_tidings_of_promotion("to"),
    ),
    ProscriptioLifted: (EventTidings("pardoned", "joy", recipients_in_fields("who")),),
    ConsulsMade: (
        EventTidings("consul", "joy", recipients_in_fields("consuls"), ("bring-bill",), "period"),
    ),
}
"""The Senate's decisions about senators and other characters."""

BOND_TIDINGS: TidingsByEvent = {
    PetitionOpened: (EventTidings("proposed", "call", _asked_spouse, until="period"),),
    Wedded: (
        EventTidings("wife", "joy", recipients_in_fields("wife"), ("serve-virus", "plead-divorce")),
        EventTidings("husband", "joy", recipients_in_fields("husband"), ("plead-divorce",)),
    ),
    Divorced: (
        EventTidings("divorced-wife", "call", recipients_in_fields("wife"), ("take-arms",)),
        EventTidings(
            "divorced-husband", "dread", recipients_in_fields("husband"), ("repay-dos",), "period"
        ),
    ),
    DosClaimed: (
        EventTidings(
            "dos-claimed", "dread", recipients_in_fields("husband"), ("repay-dos",), "period"
        ),
    ),
    DosRepaid: _tidings_of_promotion("wife"),
    RestForgiven: (
        EventTidings("forgiven", "joy", recipients_in_fields("husband")),
        *_tidings_of_promotion("wife"),
    ),
    ClientTaken: (
        EventTidings(
            "protected",
            "joy",
            recipients_in_fields("cliens", condition=_field_value_test("manner", "sought")),
        ),
        EventTidings(
            "cliens",
            "dread",
            recipients_in_fields(
                "cliens", condition=_field_value_test("manner", "taken", "battle")
            ),
        ),
    ),
    ClientFreed: (
        EventTidings(
            "freed",
            "joy",
            recipients_in_fields(
                "cliens", condition=_field_value_test("why", "released", "parted", "disarmed")
            ),
        ),
    ),
    MoneyDemanded: (EventTidings("money-demanded", "dread", recipients_in_fields("cliens")),),
    AmicitiaBroken: (EventTidings("friends-parted", "dread", recipients_in_fields("members")),),
    HeirChosen: (
        EventTidings("heir", "joy", recipients_in_fields("heir")),
        *_tidings_of_promotion("heir"),
    ),
    WillExecuted: tuple(
        EventTidings(role, "joy", _heirs_armed_as(role), ("challenge",))
        for role in ("imperator", "amazon")
    ),
}
"""Events about marriage, friendship, protection and inheritance."""

WAR_TIDINGS: TidingsByEvent = {
    FlagitatioMade: (
        EventTidings(
            "challenged",
            "call",
            recipients_in_fields("challenged", condition=lambda event: not event.must),
            ("accept-challenge", "refuse-challenge"),
            "period",
        ),
        EventTidings(
            "challenged-and-bound",
            "call",
            recipients_in_fields("challenged", condition=lambda event: bool(event.must)),
            ("accept-challenge",),
            "period",
        ),
    ),
    WarGodOffered: (EventTidings("provoked", "call", recipients_in_fields("who"), until="period"),),
    ProeliumEnded: (
        EventTidings(
            "unprotected", "dread", recipients_in_fields("unprotected"), ("seek-protection", "move")
        ),
    ),
    VictorChose: (
        EventTidings(
            "let-go",
            "joy",
            recipients_in_fields("loser", condition=_field_value_test("option", "leave")),
        ),
    ),
    LegionsBought: _tidings_of_promotion("buyer"),
    GiftMade: _tidings_of_promotion("to"),
    GoodsLent: _tidings_of_promotion("keeper"),
    limits.LegionsConfiscated: (
        EventTidings("confiscated", "dread", recipients_in_fields("owner")),
    ),
    BattleWon: (EventTidings("victor", "joy", recipients_in_fields("members"), ("lead-triumph",)),),
}
"""Events about battles and legiones."""

JOURNEY_TIDINGS: TidingsByEvent = {
    RexHeld: (
        EventTidings(
            "held", "dread", recipients_in_fields("rex"), ("seek-escort", "flee-home"), "period"
        ),
    ),
    RexJudged: (
        EventTidings(
            "expelled",
            "dread",
            recipients_in_fields("rex", condition=_field_value_test("verdict", "expel")),
        ),
        EventTidings(
            "let-be",
            "joy",
            recipients_in_fields("rex", condition=_field_value_test("verdict", "spare")),
        ),
    ),
    HoldEnded: (EventTidings("held-no-more", "joy", recipients_in_fields("rex")),),
    Displaced: (
        EventTidings("displaced", "dread", recipients_in_fields("who"), ("move", "sail"), "period"),
    ),
    SeatJudged: (EventTidings("seen-off", "dread", _loser_sent_away, ("move", "sail"), "period"),),
    PlayerTransferred: (
        EventTidings("carried-off", "call", recipients_in_fields("who"), ("move", "sail")),
    ),
    PlayerRescued: (EventTidings("rescued", "joy", recipients_in_fields("who"), ("move", "sail")),),
    TravellerCaught: (EventTidings("caught", "dread", recipients_in_fields("who")),),
    PestisStruck: (
        EventTidings("plague", "dread", recipients_in_fields("flight"), ("move", "sail"), "period"),
    ),
    Trapped: (EventTidings("trapped", "dread", recipients_in_fields("who")),),
}
"""Journeys, and removals of a character by other characters."""

GOD_TIDINGS: TidingsByEvent = {
    YouthRestored: (EventTidings("young-again", "joy", recipients_in_fields("who")),),
    RingLent: (
        EventTidings("ring", "joy", recipients_in_fields("bearer"), ("attack-with-ring", "move")),
    ),
    RingReclaimed: (EventTidings("ring-gone", "dread", recipients_in_fields("bearer")),),
    TitleGiven: (EventTidings("crowned", "joy", recipients_in_fields("who"), ("organise-state",)),),
    FateDecided: (
        EventTidings(
            "enslaved",
            "dread",
            recipients_in_fields("about", condition=_field_value_test("fate", "enslave")),
        ),
        EventTidings(
            "cult-banned",
            "dread",
            recipients_in_fields("about", condition=_field_value_test("fate", "ban_cult")),
        ),
        EventTidings(
            "executed",
            "dread",
            recipients_in_fields("about", condition=_field_value_test("fate", "execute")),
        ),
        EventTidings(
            "honoured",
            "joy",
            recipients_in_fields(
                "about",
                condition=_field_value_test("fate", "spare", "grant", "deify", "found_cult"),
            ),
        ),
    ),
}
"""Gifts and punishments that gods and victors give."""

MORTAL_TIDINGS = ("condemned", "dead", "executed", "poisoned")
"""Tidings about the character's own death."""

EndEvents = Mapping[str, tuple[str, ...]]
"""The keys of entries, with the arguments of their messages that name the character."""

END_BY_BILL: EndEvents = {"bill-decided": ("target",), "bill-lapsed": ("target",)}
END_BY_PAYMENT: EndEvents = {"dos-repaid": ("husband",), "rest-forgiven": ("husband",)}
END_BY_FIGHT: EndEvents = {
    "proelium-opened": ("first", "second"),
    "proelium-ended": ("first", "second"),
}
END_BY_LAW: EndEvents = {"law-carried-out": ("target",)}
END_BY_MOVE: EndEvents = {
    "player-rescued": ("who",),
    "player-transferred": ("who",),
    "roamed": ("who", "companions"),
    "sailed": ("who", "companions"),
    "travelled": ("who", "companions"),
    "unseated-placed": ("who",),
}
END_BY_RESCUE: EndEvents = {"sentence-lifted": ("who",), "bacchant-taken": ("who",)}
END_BY_WEDDING: EndEvents = {"wedded": ("wife", "husband")}

END_EVENTS_BY_TIDING: Mapping[str, EndEvents] = {
    "accused": END_BY_BILL,
    "bacchant": {"bacchant-liberated": ("who",)},
    "challenged": {"flagitatio-refused": ("who",), **END_BY_FIGHT},
    "challenged-and-bound": END_BY_FIGHT,
    "cliens": {"client-freed": ("cliens",)},
    "condemned": END_BY_RESCUE,
    "dead": {"dead-received": ("who",)},
    "displaced": END_BY_MOVE,
    "divorced-husband": END_BY_PAYMENT,
    "divorced-wife": END_BY_WEDDING,
    "dos-claimed": END_BY_PAYMENT,
    "freed": {"client-taken": ("cliens",)},
    "held": {"rex-judged": ("rex",), "hold-ended": ("rex",), "rex-fled": ("who",)},
    "husband": {"divorced": ("husband",)},
    "liberated": {"bacchant-taken": ("who",)},
    "outlawed": {"proscriptio-lifted": ("who",)},
    "plague": END_BY_MOVE,
    "pleaded-for": END_BY_BILL,
    "poisoned": END_BY_RESCUE,
    "proposed": END_BY_WEDDING,
    "protected": {"client-freed": ("cliens",)},
    "provoked": {"war-god-answered": ("who",), "proelium-opened": ("first", "second")},
    "ring": {"ring-reclaimed": ("bearer",)},
    "seen-off": END_BY_MOVE,
    "trapped": {**END_BY_MOVE, "got-away": ("who",)},
    "unprotected": {
        "bacchant-taken": ("who",),
        "client-taken": ("cliens",),
        "legions-bought": ("who",),
    },
    "voted-caedes": END_BY_LAW,
    "voted-imperium": END_BY_LAW,
    "voted-proscriptio": END_BY_LAW,
    "widowed": END_BY_WEDDING,
    "wife": {"divorced": ("wife",)},
}
"""For tidings, the entries after which they are out of date for a character whom they name."""

TIDINGS_AFTER_DEATH = ("cult-banned", "dead", "executed", "honoured", "imago")
"""Tidings that a later death of the character does not end."""


def _with_ends(tidings: EventTidings) -> EventTidings:
    """Return the tidings with `mortal` and `end_events`."""
    death: EndEvents = {} if tidings.word in TIDINGS_AFTER_DEATH else {"died": ("who",)}
    end_events = {**END_EVENTS_BY_TIDING.get(tidings.word, {}), **death}
    return replace(tidings, mortal=tidings.word in MORTAL_TIDINGS, ended_by=end_events)


TIDINGS_BY_EVENT: TidingsByEvent = {
    event: tuple(map(_with_ends, tidings))
    for group in (
        SENTENCE_TIDINGS,
        SENATE_TIDINGS,
        BOND_TIDINGS,
        WAR_TIDINGS,
        JOURNEY_TIDINGS,
        GOD_TIDINGS,
    )
    for event, tidings in group.items()
}
"""The tidings of each event: the affected character, the tone, and the acts to offer."""
