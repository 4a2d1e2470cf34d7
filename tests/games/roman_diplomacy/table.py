"""A game for tests: a position in short notation, and the phases of turns one by one."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, cast

import msgspec

from ledger.contract.acts import Act, ActContext, Command, Draft
from ledger.games.roman_diplomacy.adjudication.orders import Piece
from ledger.games.roman_diplomacy.events.empires import FederationBegan
from ledger.games.roman_diplomacy.founding import world_at_start
from ledger.games.roman_diplomacy.maps.load import load_shipped_map
from ledger.games.roman_diplomacy.maps.model import MapData
from ledger.games.roman_diplomacy.notation.places import Gazetteer
from ledger.games.roman_diplomacy.scenario.model import Calendar, Scenario, Seat
from ledger.games.roman_diplomacy.state import BoardPosition, Empire, Game, Phase, World
from ledger.games.roman_diplomacy.tally import postings_between
from ledger.games.roman_diplomacy.transcript import BoardTranscript
from ledger.games.roman_diplomacy.turn import END_OF_PHASE
from ledger.kernel.vocabulary.transcript import state_with_moves
from ledger.record.books import Books
from ledger.record.entry import Event
from ledger.record.log import Log
from ledger.record.objection import Objection
from ledger.record.seating import Seating
from ledger.record.shared_map import Map
from ledger.record.state import Kernel, State, SwitchValue
from ledger.scenario.deadlines import Deadlines
from ledger.scenario.files import switches_of
from tests.games.roman_diplomacy.cases import parse_piece

DEFAULTS = {name: switch.default for name, switch in switches_of("roman_diplomacy").items()}
PLAYERS = ("X", "Y", "Z", "N")
AD_100, BC_240 = Calendar(year=100, era="AD"), Calendar(year=240, era="BC")
CALENDARS = {"mare_parvum": AD_100, "standard": AD_100, "classical": BC_240}
WIN = {"mare_parvum": 4, "standard": 15, "classical": 24}


def map_named(name: str) -> MapData:
    """Return the map of this name; the standard one without the Kiel Canal (DIP-MAP-02)."""
    found = load_shipped_map(name)
    return found.with_overlay("no_kiel_canal") if name == "standard" else found


def scenario_on_map(
    name: str = "mare_parvum", *, win: int = 0, **readings: SwitchValue
) -> Scenario:
    """Return a scenario on this map; names of readings have `__` in place of the dot."""
    changed = {key.replace("__", "."): value for key, value in readings.items()}
    assert changed.keys() <= DEFAULTS.keys(), changed
    return Scenario(
        based_on="roman_diplomacy",
        variant="II" if name == "classical" else "I",
        title="A test",
        map=map_named(name),
        calendar=CALENDARS[name],
        win_centres=win or WIN[name],
        special_sites=("ath", "jer", "tyr") if name == "classical" else (),
        players=tuple(who.lower() for who in PLAYERS),
        stewards="host",
        seats={who.lower(): Seat(id=who.lower(), name=who) for who in PLAYERS},
        deadlines=Deadlines(minutes=15),
        switches={**DEFAULTS, **changed},
    )


class Table:
    """A game whose phases are played by hand."""

    def __init__(self, given: Scenario) -> None:
        world = world_at_start(given)
        kernel = Kernel(switches=Map(given.switches))
        state: Game = State(0, Log(), kernel, Books(), Seating(), world)
        self.state = state_with_moves(
            state, (Draft(Event(), postings_between(BoardPosition(), world.position)),)
        )
        self.begun = self.state
        self.events: list[Event] = []

    @property
    def world(self) -> World:
        """The world now."""
        return self.state.world

    def set_board(
        self,
        pieces: Mapping[str, Iterable[str]],
        owners: Mapping[str, str] | None = None,
        markers: Iterable[str] = (),
        cities: Mapping[str, str] | None = None,
    ) -> "Table":
        """Put exactly these pieces, owners of centres and barbarians on the board."""
        names = Gazetteer(self.world.board)
        placed = [
            _parse_piece(text, "" if owner == "neutral" else owner, names)
            for owner, texts in pieces.items()
            for text in texts
        ]
        centres = dict.fromkeys(self.world.position.owners, "") | dict(owners or {})
        now = BoardPosition(
            Map({one.province: one for one in placed if one.kind != "G"}),
            Map({one.province: one.owner for one in placed if one.kind == "G"}),
            Map(centres),
            frozenset(markers),
        )
        who = {one.owner for one in placed} | set(centres.values()) | set(cities or {})
        empires = {one: Empire(one, one, (cities or {}).get(one, ""), 0) for one in who if one}
        builders = {city: one for one, city in (cities or {}).items()}
        world = replace(
            self.world,
            position=now,
            position_at_start=now,
            empires=Map(empires),
            builders=Map(builders),
        )
        books = state_with_moves(
            replace(self.state, books=Books()),
            (Draft(Event(), postings_between(BoardPosition(), now)),),
        ).books
        self.state = replace(self.state, world=world, books=books)
        return self

    def skip_to_autumn(self) -> "Table":
        """Change the turn to an autumn."""
        turn = self.world.turn | 1
        self.state = replace(self.state, world=replace(self.world, turn=turn))
        return self

    def at(self, phase: Phase) -> "Table":
        """Let the turn wait for this phase."""
        self.state = replace(self.state, world=replace(self.world, phase=phase))
        return self

    def record_events(self, *events: Event) -> "Table":
        """Record these events."""
        story = BoardTranscript(self.state)
        for event in events:
            story.add_event(event)
        return self._adopt_story(story)

    def play_phase(self, phase: Phase = "movement", **given: Iterable[str]) -> "Table":
        """Carry out this phase with these orders by player."""
        story = BoardTranscript(self.state)
        END_OF_PHASE[phase](story, {who: tuple(texts) for who, texts in given.items()})
        return self._adopt_story(story)

    def do_act(self, who: str, act: Act[World, Any], command: Command) -> "Table":
        """Let a player do this lawful act, with the consent of all voices."""
        assert rules_and_keys(act.objections(self.state, who, command)) == []
        drafts = act.effects(self.state, who, command, cast("ActContext", None))
        return self.record_events(*(draft.event for draft in drafts))

    def remove_units(self, *provinces: str) -> "Table":
        """Remove the units of these provinces."""
        return self.set_world_fields(position=self.world.position.without_units_in(provinces))

    def set_world_fields(self, **changes: Any) -> "Table":
        """Change fields of the world directly."""
        self.state = replace(self.state, world=replace(self.world, **changes))
        return self

    def _adopt_story(self, story: BoardTranscript) -> "Table":
        self.state = story.state
        self.events += [draft.event for draft in story.drafts]
        return self

    @property
    def standing(self) -> set[str]:
        """Every piece on the board, such as `X A bru`, `neutral G alb`."""
        return {f"{one.owner or 'neutral'} {one.name}" for one in self.world.position.pieces}

    @property
    def units(self) -> set[str]:
        """The armies and fleets on the board, such as `X A bru`."""
        return {
            f"{one.owner or 'neutral'} {one.name}" for one in self.world.position.units.values()
        }

    def owners(self, *centres: str) -> list[str]:
        """Return the owners of these centres, "" for no owner."""
        return [self.world.position.owners[centre] for centre in centres]

    def of(self, kind: type[Event]) -> list[Event]:
        """Return the events of this kind so far."""
        return [one for one in self.events if isinstance(one, kind)]


def _parse_piece(text: str, owner: str, names: Gazetteer) -> Piece:
    piece = parse_piece(text, owner, names)
    return Piece("A", piece.at, owner, barbarian=True) if text.startswith("B ") else piece


def rules_and_keys(objections: Iterable[Objection]) -> list[str]:
    """Return the rules and keys of objections, such as `DIP-FLEET-01 too-little-petrol`."""
    return [f"{one.rule} {one.key}" for one in objections]


def seat_players(table: Table, *who: str) -> Table:
    """Return the table with these players."""
    kernel = msgspec.structs.replace(table.state.kernel, players=who)
    table.state = replace(table.state, kernel=kernel)
    return table


def small_map_table(**readings: SwitchValue) -> Table:
    """Return a table with the small map."""
    return Table(scenario_on_map("mare_parvum", win=4, **readings))


def unite_empires(table: Table, *members: str) -> Table:
    """Return the table with these empires in one federation."""
    return table.record_events(FederationBegan("R", members))
