"""Fights for tests: the gladiators with their gear, and the dice that fall.

sand = duel(Man(3, "gladius"), Man(2, "scutum"))
first, second = sand.strike((4, 3), (6, 1))
"""

from typing import Any

from ledger.contract.offer import Form
from ledger.games.morituri.pugna.events import BeastFought, RoundFought
from ledger.games.morituri.pugna.state import BeastFight, Blow, Duel
from ledger.games.morituri.state import DISCARD_ACCOUNT
from ledger.record.entry import Event
from ledger.record.state import SwitchValue
from tests.games.morituri.table import A, Answer, B, C, Table

FIRST, SECOND, THIRD = A, B, C
"""The newcomer, the resident and a third gladiator."""

Pair = tuple[int, int]


class ArenaGladiator:
    """A gladiator: the hit points and the gear."""

    def __init__(self, hit_points: int = 2, *gear: str) -> None:
        self.hit_points = hit_points
        self.gear = gear


def arena_with_duel(
    first: ArenaGladiator,
    second: ArenaGladiator,
    third: ArenaGladiator | None = None,
    space: str = "nemausus",
    table: Table | None = None,
    **readings: SwitchValue,
) -> "ArenaTable":
    """Return the arena where the first meets the second.

    A third gladiator, if given, is on Start.
    """
    sand = ArenaTable(table or Table(3 if third else 2), space, readings)
    return (
        sand.put_gladiator(SECOND, second)
        .put_gladiator(THIRD, third, "alexandria")
        .move_first_here(first)
    )


def arena_with_two_duels(
    first: ArenaGladiator, *others: ArenaGladiator, space: str = "nemausus", **readings: SwitchValue
) -> "ArenaTable":
    """Return the arena where the first gladiator meets two others."""
    sand = ArenaTable(Table(len(others) + 1), space, readings)
    for who, man in zip((SECOND, THIRD), others, strict=True):
        sand.put_gladiator(who, man)
    return sand.move_first_here(first)


def arena_with_lone_gladiator(
    space: str, man: ArenaGladiator, table: Table | None = None, **readings: SwitchValue
) -> "ArenaTable":
    """Return the arena where the first gladiator is alone."""
    return ArenaTable(table or Table(3), space, readings).move_first_here(man)


def arena_with_beast(
    space: str, man: ArenaGladiator, table: Table | None = None, **readings: SwitchValue
) -> "ArenaTable":
    """Return the arena where the first gladiator is alone, and the beast fight has begun."""
    sand = arena_with_lone_gladiator(space, man, table, **readings)
    sand.act(FIRST, "fight-beast").accepted_entries()
    return sand


class ArenaTable:
    """An arena with a table around it."""

    def __init__(self, table: Table, space: str, readings: dict[str, SwitchValue]) -> None:
        self.table = table
        self.space = space
        for name, value in readings.items():
            table.with_reading(f"fights.{name}", value)

    # given

    def put_gladiator(self, who: str, man: ArenaGladiator | None, space: str = "") -> "ArenaTable":
        """Put a gladiator into the arena, or elsewhere."""
        if man is not None:
            self.table.equip(who, *man.gear, at=space or self.space, hp=man.hit_points)
        return self

    def move_first_here(self, man: ArenaGladiator) -> "ArenaTable":
        """Move the first here from the space before; in Roma decline the arrival's card."""
        spaces = self.table.world.scenario.board.spaces
        before = spaces[self.table.world.scenario.space[self.space].n - 1].id
        self.put_gladiator(FIRST, man, before).table.begin_turn(FIRST)
        typed = {"dice": [1]} if self.table.state.kernel.dice == "table" else {}
        self.table.act(FIRST, "move", *(() if typed else (1,)), **typed).accepted_entries()
        if self.space == "roma":
            self.draw_card(FIRST, "sica")
            self.table.act(FIRST, "keep-gear", keep="none").accepted_entries()
        return self

    def change_reading(self, reading: str, value: str) -> "ArenaTable":
        """Set a reading from now on."""
        self.table.change_reading(f"fights.{reading}", value).accepted_entries()
        return self

    # when

    def act(self, who: str, act: str, /, *faces: int, **fields: Any) -> Answer:
        """Send an act, with the dice that fall."""
        return self.table.act(who, act, *faces, **fields)

    def fight_duel_round(
        self, *dice: Pair, nets: Pair | None = None, by: str = FIRST
    ) -> tuple[Blow, Blow]:
        """Fight a round of a duel: net dice, the newcomer's attacks, the resident's."""
        faces = [*(nets or ()), *(face for pair in dice for face in pair)]
        entries = self.act(by, "strike", *faces).accepted_entries()
        return both_blows(entries[0].event)

    def fight_beast_round(
        self, *dice: Pair, nets: Pair | None = None, by: str = FIRST
    ) -> tuple[Blow, Blow]:
        """Fight a round against a beast: net dice, the gladiator's attacks, the beast's."""
        faces = [*(nets or ()), *(face for pair in dice for face in pair)]
        entries = self.act(by, "strike-beast", *faces).accepted_entries()
        return both_blows(entries[0].event)

    def roll_for_crowd(self, face: int) -> "ArenaTable":
        """Let the weaker fighter roll for the crowd."""
        self.act(self.current_duel.weaker_fighter, "hear-the-crowd", face).accepted_entries()
        return self

    def draw_card(self, who: str, card: str) -> Answer:
        """Let a player draw this card."""
        answer = self.table.draw_card(who, card)
        answer.accepted_entries()
        return answer

    # then

    @property
    def bout(self) -> Duel | BeastFight | None:
        """The fight under way."""
        return self.table.world.bout

    @property
    def current_duel(self) -> Duel:
        """The duel under way."""
        assert isinstance(self.bout, Duel)
        return self.bout

    @property
    def beast(self) -> BeastFight:
        """The beast fight under way."""
        assert isinstance(self.bout, BeastFight)
        return self.bout

    @property
    def owed(self) -> tuple[str, ...]:
        """The players who owe a draw."""
        return self.table.world.draws

    @property
    def turn(self) -> str:
        """The player on turn."""
        return self.table.world.turn

    def events_of_kind(self, kind: type[Event]) -> list[Any]:
        """Return every event of a kind so far."""
        log = self.table.state.log
        events = (log.entries[position].event for position in range(1, log.position + 1))
        return [event for event in events if isinstance(event, kind)]

    def last_event(self, kind: type[Event]) -> Any:
        """Return the last event of a kind."""
        return self.events_of_kind(kind)[-1]

    def max_hit_points(self, *who: str) -> tuple[int, ...]:
        """Return the maximum hit points of these gladiators."""
        return tuple(self.table.max_hit_points(one) for one in who)

    def dead(self, who: str) -> bool:
        """Return whether a gladiator has left the game, without gear and place."""
        gone = (
            self.table.place(who) == ""
            and not self.table.gear_ids_of(who)
            and not self.table.max_hit_points(who)
        )
        return gone and self.table.gladiator(who).standing == "dead"

    def discarded(self, card: str) -> int:
        """Return the number of this card among the discards."""
        return self.table.state.books.balance(DISCARD_ACCOUNT, card)

    def form(self, who: str, act: str, **chosen: Any) -> Form | None:
        """Return the form of an act."""
        return self.table.form(who, act, **chosen)


def both_blows(event: RoundFought | BeastFought) -> tuple[Blow, Blow]:
    """Return both sides of a round."""
    return event.round.first, event.round.second
