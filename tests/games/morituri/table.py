"""A table to play at, for tests, with every invariant checked.

table = Table().has("flamma", "gladius", at="cirta", hp=3).turn_of("flamma")
table.act("flamma", "move", 4).accepted()
table.draw("flamma", "falx")
table.act("flamma", "keep-gear", keep="falx+scutum").refused("MOR-CARD-02")
"""

from typing import Any, Self

from ledger.games.morituri.cards import account_to_draw_from, cards_in_pile
from ledger.games.morituri.events import FactSet, OrderSet, TurnBegan
from ledger.games.morituri.gear import gear_of
from ledger.games.morituri.rules import RULES
from ledger.games.morituri.scenario import load_scenario
from ledger.games.morituri.state import (
    DISCARD_ACCOUNT,
    HIT_POINT,
    PILE_ACCOUNT,
    SUPPLY_ACCOUNT,
    Gladiator,
    World,
)
from ledger.kernel.machine.machine import Machine
from ledger.record.entry import Placement, Posting
from tests.games import answers
from tests.games.morituri import invariants
from tests.games.table import HostedTable

MACHINE: Machine[World] = Machine(RULES)
A, B, C, D = "flamma", "spiculus", "verus", "priscus"
Answer = answers.CommandAnswer[World]


class Table(HostedTable[World]):
    """A game that is set up before the first act and then played by hand."""

    def __init__(self, players: int = 4, scenario: str = "") -> None:
        text = f"based_on: morituri\nplayers: {players}\n{scenario}"
        super().__init__(MACHINE, load_scenario(text, "test"))

    def check(self) -> None:
        invariants.check_invariants(self.state)

    # given

    def put_first_in_order(self, first: str = A) -> Self:
        """Set the turn order, with this player first."""
        clockwise = self.state.world.players_clockwise_from(first)
        return self.record_house_entry(OrderSet((first, *clockwise)))

    def equip(self, who: str, *gear: str, at: str = "", hp: int = 0) -> Self:
        """Give a gladiator these cards, this place and these hit points."""
        for card in gear:
            self.record_house_entry(
                FactSet(who, "gives", card), postings=(Posting(card, PILE_ACCOUNT, who, 1),)
            )
        if at:
            placed = (Placement(who, at),)
            self.record_house_entry(FactSet(who, "place", at), placements=placed)
        if hp:
            more = hp - self.max_hit_points(who)
            source, target = (SUPPLY_ACCOUNT, who) if more > 0 else (who, SUPPLY_ACCOUNT)
            moved = (Posting(HIT_POINT, source, target, abs(more)),) if more else ()
            self.record_house_entry(FactSet(who, "hit_points", str(hp)), postings=moved)
        return self

    def discarded(self, *cards: str) -> Self:
        """Put these cards among the discards."""
        for card in cards:
            posting = Posting(card, PILE_ACCOUNT, DISCARD_ACCOUNT, 1)
            self.record_house_entry(FactSet(A, "takes", card), postings=(posting,))
        return self

    def begin_turn(self, who: str, number: int = 0) -> Self:
        """Begin a player's turn in this round, with only the move open."""
        if not self.state.world.order:
            self.put_first_in_order()
        return self.record_house_entry(TurnBegan(who, number or self.state.world.round))

    # when

    @property
    def world(self) -> World:
        """The present world of the game."""
        return self.state.world

    def act_with_consent(
        self, voice: str, actor: str, act: str, *faces: int, **fields: Any
    ) -> Answer:
        """Send a command that needs a consent, with that consent."""
        petition = self.act(actor, act, **fields).pending_petition_id()
        return self.act(voice, "consent", *faces, petition=petition)

    def draw_card(self, who: str, card: str) -> Answer:
        """Let a player draw this card."""
        state = self.state
        pile = [
            c.id for c, n in cards_in_pile(state, account_to_draw_from(state)) for _ in range(n)
        ]
        return self.act(who, "draw-card", pile.index(card) + 1)

    def draw_and_keep(self, who: str, card: str) -> Answer:
        """Let a player draw gear that clashes with no card, and keep it."""
        self.draw_card(who, card).accepted_entries()
        return self.act(who, "keep-gear", keep=card)

    def set_fact(self, fact: str, who: str, value: object) -> Answer:
        """Set a fact as the host."""
        fields = {"fact": fact, "who": who, "value": str(value), "reason": "so"}
        return self.act("host", "set-fact", **fields)

    # then

    def max_hit_points(self, who: str) -> int:
        """Return a gladiator's maximum of hit points."""
        return self.state.books.holding(who, HIT_POINT)

    def place(self, who: str) -> str:
        """Return a gladiator's space."""
        return self.state.seating.place_of(who)

    def gear_ids_of(self, who: str) -> list[str]:
        """Return a gladiator's gear, head to hands."""
        return [card.id for card in gear_of(self.state, who)]

    def card_count(self, account: str = PILE_ACCOUNT) -> int:
        """Return the number of cards in this pile."""
        return sum(count for _, count in cards_in_pile(self.state, account))

    def gladiator(self, who: str) -> Gladiator:
        """Return whether a gladiator is alive, waiting or dead."""
        return self.world.gladiator(who)
