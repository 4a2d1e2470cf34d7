"""One request of every kind, and one act of every kind that falls due, for `test_walk`."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any

from ledger.kernel.machine.machine import Machine
from ledger.kernel.previewing.dry_run import DryMachine
from ledger.kernel.vocabulary.grave_rule import ALONE_MILLISECONDS, ASKED_MILLISECONDS
from ledger.kernel.vocabulary.name_comparison import comparable_names_by_character
from ledger.kernel.vocabulary.request import Request
from ledger.kernel.windows.clock import NO_WINDOW_DATA, WindowData
from ledger.record.state import State
from tests.games.answers import RandomContext
from tests.games.ludi_romani.table import STEWARD, Table
from tests.toy.grave import yard_with_grave_acts
from tests.toy.jars import JAR_ID, save_guess, yard_with_jar
from tests.toy.pen import PhoneKeys
from tests.toy.rules import TOY
from tests.toy.streets import street_game
from tests.toy.world import CHILDREN
from tests.toy.yard import YardGame

SALE = {"seller": "minerva", "asset": "legio_curialis", "quantity": 1}
MISTAKE = {"reason": "a mistake"}
BENCH = {"about": "sit", "fields": {"where": "bench"}}
SQUEEZE = {"recorder": "nurse", "waive": ("NUX-08",), "reason_": "they squeeze"}
FRAME = ("recorder", "waive", "reason", "listening", "happened_at")
"""The parts of a request that are not fields of its act."""


@dataclass(frozen=True)
class WalkCase:
    """A request, or the house's act of this id, at a time in milliseconds."""

    machine: Machine[Any]
    state: State[Any]
    asks: Request | str
    now: int
    beside: WindowData = NO_WINDOW_DATA
    """The submissions beside the ledger."""

    def decision_call(self) -> Callable[[], tuple[Any, State[Any]]]:
        """Return the call of the machine that decides the request, or carries out the due act.

        The call has no frame of its own, so that a walk counts it as a call from outside.
        """
        machine, state, asks, now = self.machine, self.state, self.asks, self.now
        context = RandomContext(Random(0))
        if isinstance(asks, Request):
            context.act = asks.id
            return partial(machine.decide, state, asks, now, context)
        context.act = asks
        return partial(machine.record_due_act, state, now, context, self.beside)


# cases in Ludi Romani


def table_with_rich_hirtius() -> Table:
    """Hirtius has money for a legion of Minerva's."""
    return Table().at("aestas", 44).with_("hirtius", place="gaul", denarius=1_200_000)


def make_case(table: Table, card: str, act: str, actor: str, /, **fields: Any) -> WalkCase:
    """Return a request at a table. The parts of the request in `FRAME` are given beside fields."""
    frame = FRAME if "waive" in fields else tuple(name for name in FRAME if name != "reason")
    own: dict[str, Any] = {name: fields.pop(name) for name in frame if name in fields}
    period = table.state.period.seq
    request = Request("the-request", card, act, actor, period, fields, **own)
    return WalkCase(table.machine, table.state, request, table.now)


def recorded_purchase() -> WalkCase:
    """The seller records that a legion is bought."""
    return make_case(
        table_with_rich_hirtius(), "minerva-1", "buy-legions", "hirtius", recorder="minerva", **SALE
    )


def proposed_purchase() -> WalkCase:
    """The buyer asks the seller for a legion."""
    return make_case(table_with_rich_hirtius(), "hirtius-1", "buy-legions", "hirtius", **SALE)


def answered_purchase(act: str, who: str) -> WalkCase:
    """A character answers the proposal of a purchase."""
    table = table_with_rich_hirtius()
    table.act("hirtius", "buy-legions", **SALE).pending_petition_id()
    (petition,) = table.state.kernel.petitions
    return make_case(table, f"{who}-1", act, who, petition=petition)


def agreed_purchase() -> WalkCase:
    """The seller agrees, so that the legion is bought."""
    return answered_purchase("consent", "minerva")


def declined_purchase() -> WalkCase:
    """The seller declines."""
    return answered_purchase("decline", "minerva")


def withdrawn_purchase() -> WalkCase:
    """The buyer withdraws the proposal."""
    return answered_purchase("withdraw", "hirtius")


def table_after_purchase() -> tuple[Table, str]:
    """Return a table at which a legion was bought, and the id of the entry."""
    table = table_with_rich_hirtius()
    (entry, *_) = table.act("hirtius", "buy-legions", by="minerva", **SALE).accepted_entries()
    return table, entry.id


def reversed_purchase() -> WalkCase:
    """A steward reverses a purchase."""
    table, entry = table_after_purchase()
    return make_case(table, STEWARD, "reverse", "fata", entry=entry, **MISTAKE)


def reversal_that_waits_for_a_steward() -> WalkCase:
    """A steward reverses a purchase, and another steward has to confirm it."""
    table, entry = table_after_purchase()
    here = ("fata-2",)
    return make_case(table, STEWARD, "reverse", "fata", entry=entry, listening=here, **MISTAKE)


def reversal_that_waits_alone() -> WalkCase:
    """A steward reverses a purchase while no other steward is connected."""
    table, entry = table_after_purchase()
    return make_case(table, STEWARD, "reverse", "fata", entry=entry, listening=(), **MISTAKE)


def purchase_undone_by_its_officer() -> WalkCase:
    """The seller takes back a purchase that the seller recorded."""
    table, entry = table_after_purchase()
    return make_case(table, "minerva-1", "undo", "minerva", entry=entry)


def overruled_move() -> WalkCase:
    """A steward moves a character against a rule."""
    return move_against_a_rule()


def overruled_move_that_waits() -> WalkCase:
    """A steward moves a character against a rule, and another steward has to confirm it."""
    return move_against_a_rule(listening=("fata-2",))


def move_against_a_rule(**more: Any) -> WalkCase:
    """Return a steward's request to move a character who is not in the region."""
    ruling = {"recorder": "fata", "waive": ("MOTUS-02",), "reason": "there is a bridge", **more}
    return make_case(Table().at("aestas", 44), STEWARD, "move", "lepidus", to="rome", **ruling)


def purchase_entered_by_hand() -> WalkCase:
    """A steward enters a purchase that happened on paper."""
    table, sale = table_with_rich_hirtius(), {"recorder": "fata", **SALE}
    began = table.state.log.entries[1].at
    return make_case(table, STEWARD, "buy-legions", "hirtius", happened_at=began, **sale)


def dry_run_of_a_purchase() -> WalkCase:
    """The seller tries what recording a purchase would do."""
    made = recorded_purchase()
    viewer = table_with_rich_hirtius().viewer("minerva")
    return replace(made, machine=DryMachine(made.machine, viewer))


# cases in the games of the tests


def yard_case(yard: YardGame, actor: str, act: str, **fields: Any) -> WalkCase:
    """Return a request in a yard, with the parts that `YardGame.request` knows."""
    return WalkCase(yard.machine, yard.state, yard.request(actor, act, **fields), yard.now)


def due_case(yard: YardGame, state: State[Any] | None = None) -> WalkCase:
    """Return the act that is due now in a yard, or in a later state of the yard."""
    machine, found, beside = yard.machine, state or yard.state, yard.scribe.stored_submissions
    name = machine.due_act_name(found, yard.now, beside)
    assert name, "nothing is due"
    return WalkCase(machine, found, name, yard.now, beside)


def yard_with_gift() -> YardGame:
    """Return a yard with grave acts in which Ada gave nuts to Bea."""
    yard = yard_with_grave_acts()
    yard.does("ada", "give", to="bea", nuts=3, id="gift")
    return yard


def yard_with_waiting_reversal(*listening: str) -> YardGame:
    """Return a yard in which the reversal of the gift waits, under the id `back`."""
    yard = yard_with_gift()
    yard.does("nurse", "reverse", entry="gift.0", reason="oh", listening=listening, id="back")
    return yard


def switch_that_waits() -> WalkCase:
    """A steward changes a reading, and another steward has to confirm it."""
    fields = {"switch": "bell.by_clock", "value": "true", "listening": ("nurse-2",)}
    return yard_case(yard_with_grave_acts(), "nurse", "set-switch", **fields)


def card_that_waits_for_its_print() -> WalkCase:
    """A steward prints a card anew that is on a phone."""
    yard = yard_with_grave_acts()
    yard.does("cai", "claim-card", card_="cai-1", device="phone-of-cai")
    return yard_case(yard, "nurse", "reissue-card", card_="cai-1", listening=())


def closing_that_waits() -> WalkCase:
    """A steward alone in the room confirms the end of the game."""
    yard = yard_with_grave_acts()
    yard.does("nurse", "announce-closing", minutes=1)
    return yard_case(yard, "nurse", "confirm-closing", listening=())


def confirmed_reversal() -> WalkCase:
    """The second steward confirms a reversal."""
    yard = yard_with_waiting_reversal("nurse-2")
    return yard_case(yard, "nurse", "confirm-act", card="nurse-2", waiting="back")


def stopped_reversal() -> WalkCase:
    """The second steward refuses a reversal."""
    yard = yard_with_waiting_reversal("nurse-2")
    return yard_case(yard, "nurse", "stop-act", card="nurse-2", waiting="back")


def confirmed_overruling() -> WalkCase:
    """The second steward confirms a ruling against a rule."""
    yard = yard_with_grave_acts()
    yard.does("cai", "sit", where="bench", listening=("nurse-2",), id="squeeze", **SQUEEZE)
    return yard_case(yard, "nurse", "confirm-act", card="nurse-2", waiting="squeeze")


def reversal_done_alone() -> WalkCase:
    """The house carries out a reversal that no steward has stopped."""
    return due_case(yard_with_waiting_reversal().wait(milliseconds=ALONE_MILLISECONDS))


def reversal_that_lapses() -> WalkCase:
    """The house notes that no second steward has confirmed a reversal in time."""
    yard = yard_with_waiting_reversal("nurse-2")
    return due_case(yard.wait(milliseconds=ASKED_MILLISECONDS))


def reversal_that_cannot_be_paid() -> WalkCase:
    """The house notes that a reversal has lapsed, because Bea has no nuts any more."""
    yard = yard_with_waiting_reversal()
    yard.does("bea", "give", to="cai", nuts=13)
    return due_case(yard.wait(milliseconds=ALONE_MILLISECONDS))


def reversal_proposed_to_all() -> WalkCase:
    """A child proposes a reversal in a yard where all keep order together."""
    return yard_case(together_yard(), "ada", "reverse", entry="gift.0", reason="oh")


def reversal_agreed_by_all() -> WalkCase:
    """The last child agrees to a reversal."""
    yard = together_yard()
    yard.does("ada", "reverse", entry="gift.0", reason="oh", id="back")
    yard.does("bea", "consent", petition="back")
    return yard_case(yard, "cai", "consent", petition="back")


def together_yard() -> YardGame:
    """Return a yard where the children keep order together, and Ada gave nuts to Bea."""
    seats = replace(TOY.seats, together=lambda _state: CHILDREN)
    yard = YardGame(rules=replace(TOY, seats=seats))
    yard.does("ada", "give", to="bea", nuts=3, id="gift")
    return yard


def appeal_against_a_rule() -> WalkCase:
    """A refused child appeals."""
    return yard_case(yard_with_grave_acts(), "cai", "appeal", **BENCH)


def upheld_appeal() -> WalkCase:
    """A steward upholds an appeal."""
    yard = yard_with_grave_acts()
    yard.does("cai", "appeal", **BENCH, id="please")
    return yard_case(yard, "cai", "sit", where="bench", appeal_="please", **SQUEEZE)


def dismissed_appeal() -> WalkCase:
    """A steward dismisses an appeal."""
    yard = yard_with_grave_acts()
    yard.does("cai", "appeal", **BENCH, id="please")
    return yard_case(yard, "nurse", "dismiss-appeal", appeal="please", reason="no")


def gift_of_nuts() -> WalkCase:
    """A child gives nuts away."""
    return yard_case(YardGame(), "ada", "give", to="bea", nuts=2)


def gift_that_is_refused() -> WalkCase:
    """A child gives more nuts away than it has."""
    return yard_case(YardGame(), "ada", "give", to="bea", nuts=99)


def given_name() -> WalkCase:
    """A child says its name at a table where two others have names."""
    yard = YardGame()
    yard.does("bea", "introduce", name="Beatrix")
    yard.does("cai", "introduce", name="Caius")
    # The names of characters are compared once in a process, and remembered after that.
    comparable_names_by_character(yard.machine.rules, yard.state)
    return yard_case(yard, "ada", "introduce", name="Adriana")


def agreed_gamble_with_a_signed_tap() -> WalkCase:
    """The last child agrees to a gamble, and its phone contributes to the die."""
    yard = YardGame()
    phone = PhoneKeys("cai").claim_card(yard, "cai-1")
    yard.does("ada", "gamble", nuts=1, id="stakes")
    yard.does("bea", "consent", petition="stakes")
    made = yard_case(yard, "cai", "consent", petition="stakes")
    assert isinstance(made.asks, Request)
    return replace(made, asks=phone.signed_request("yard", made.asks))


def street_with_stand_in() -> YardGame:
    """Return a street in which Bea acts for Ada."""
    game = street_game()
    game.does("aunt", "name-stand-in", character="ada", stand_in="bea")
    return game


def act_of_a_stand_in() -> WalkCase:
    """A stand-in tosses nuts for a child."""
    return yard_case(street_with_stand_in(), "ada", "toss", recorder="bea", to="bea", nuts=2)


def proposal_of_a_stand_in() -> WalkCase:
    """A stand-in proposes a trade for a child."""
    return yard_case(street_with_stand_in(), "ada", "trade", recorder="bea", **{"with": "bea"})


def consent_of_a_stand_in() -> WalkCase:
    """A stand-in agrees to a trade for a child."""
    game = street_with_stand_in()
    game.does("bea", "trade", **{"with": "ada"}, id="t")
    return yard_case(game, "ada", "consent", recorder="bea", petition="t")


def appeal_of_a_stand_in() -> WalkCase:
    """A stand-in appeals for a child."""
    yard = yard_with_grave_acts()
    yard.does("nurse", "name-stand-in", character="cai", stand_in="bea")
    return yard_case(yard, "cai", "appeal", recorder="bea", **BENCH)


def act_that_ends_a_stand_in() -> WalkCase:
    """A child acts again, which ends its stand-in."""
    return yard_case(street_with_stand_in(), "ada", "toss", to="bea", nuts=2)


def choice_of_a_child() -> WalkCase:
    """A child makes a choice that it owes."""
    game = street_game()
    game.does("bea", "challenge", who="ada")
    (duty,) = game.state.kernel.duties.values()
    return yard_case(game, "ada", "choose", duty=duty.id, option=duty.options[0])


def saved_guess() -> WalkCase:
    """A child saves a guess, which is sealed."""
    made = yard_case(yard_with_jar(), "ada", "guess", nuts=7)
    assert isinstance(made.asks, Request)
    return replace(made, asks=replace(made.asks, window=JAR_ID, revision=1))


def ready_child() -> WalkCase:
    """A child says that it is ready."""
    made = yard_case(yard_with_jar(), "ada", "set-ready", window=JAR_ID, ready=True)
    assert isinstance(made.asks, Request)
    return replace(made, asks=replace(made.asks, revision=1))


def postponed_deadline() -> WalkCase:
    """A steward postpones a deadline."""
    yard = yard_with_jar()
    return yard_case(yard, "nurse", "postpone-deadline", window=JAR_ID, minutes=5)


def sealed_window() -> WalkCase:
    """The house seals the guesses that were saved so far."""
    yard = yard_with_jar()
    save_guess(yard, "ada", 7)
    return due_case(yard.wait(minutes=2))


def opened_window() -> WalkCase:
    """The house opens the guesses at the deadline."""
    yard = yard_with_jar()
    for who in CHILDREN:
        save_guess(yard, who, 7)
    yard.wait(minutes=15).wake_clock_once()  # the last seal is a commit of its own
    return due_case(yard)


def duty_that_falls_due() -> WalkCase:
    """The house makes a choice for a child that let a round pass."""
    yard = YardGame()
    yard.does("ada", "dare", who="bea")
    rings, context = yard.request("aunt", "ring"), RandomContext(Random(0))
    _, after = yard.machine.decide(yard.state, rings, yard.now, context)
    return due_case(yard, after)


def announced_end() -> WalkCase:
    """The house closes the game at the announced time."""
    yard = YardGame()
    yard.does("nurse", "announce-closing", minutes=1)
    yard.does("nurse", "confirm-closing", card="nurse-2")
    return due_case(yard.wait(minutes=2))


REQUESTS = (
    recorded_purchase,
    proposed_purchase,
    agreed_purchase,
    declined_purchase,
    withdrawn_purchase,
    reversed_purchase,
    reversal_that_waits_for_a_steward,
    reversal_that_waits_alone,
    purchase_undone_by_its_officer,
    overruled_move,
    overruled_move_that_waits,
    purchase_entered_by_hand,
    dry_run_of_a_purchase,
    switch_that_waits,
    card_that_waits_for_its_print,
    closing_that_waits,
    confirmed_reversal,
    stopped_reversal,
    confirmed_overruling,
    reversal_proposed_to_all,
    reversal_agreed_by_all,
    appeal_against_a_rule,
    upheld_appeal,
    dismissed_appeal,
    gift_of_nuts,
    gift_that_is_refused,
    agreed_gamble_with_a_signed_tap,
    given_name,
    act_of_a_stand_in,
    proposal_of_a_stand_in,
    consent_of_a_stand_in,
    appeal_of_a_stand_in,
    act_that_ends_a_stand_in,
    choice_of_a_child,
    saved_guess,
    ready_child,
    postponed_deadline,
)

DUE_ACTS = (
    reversal_done_alone,
    reversal_that_lapses,
    reversal_that_cannot_be_paid,
    sealed_window,
    opened_window,
    duty_that_falls_due,
    announced_end,
)
