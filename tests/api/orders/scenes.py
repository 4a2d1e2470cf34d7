"""Scenes of one war, up to a moment at which a player has a secret.

Gaius has Bruttia, Julia Alba, Livia Sicilia. The host sets up each scene.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from api.models.answers import Receipt
from ledger.games.roman_diplomacy.rules import RULES
from tests.api.hall import Hall, Phone, document_of
from tests.api.jar_hall import MINUTE, advance_clock
from tests.api.orders.paths import RequestSubject

SCENARIO = """based_on: roman_diplomacy
map: mare_parvum
special_sites: []
win_centres: 6
letters: both
players: [gaius, julia, livia]
"""
SHELF = {
    "war": replace(
        RULES,
        scenarios=replace(
            RULES.scenarios, read=lambda _text, name: RULES.scenarios.read(SCENARIO, name)
        ),
    )
}
CITIES = {"gaius": "bru", "julia": "alb", "livia": "sic"}
PEOPLE = (*CITIES, "host")


@dataclass
class RecordedHall:
    """A hall with its phones, and the commands so far."""

    hall: Hall
    phones: Mapping[str, Phone]
    due: int = 0
    given: int = 0
    revisions: dict[tuple[str, str], int] = field(default_factory=dict)

    @property
    def window(self) -> str:
        """The id of the window that is open."""
        (window,) = self.hall.game.state.kernel.windows
        return window

    async def does(self, actor: str, act: str, /, **fields: Any) -> None:
        """Do an act that must be accepted."""
        self.given += 1
        command = f"5ec2e700-0000-4000-8000-0000000002{self.given:02d}"
        phone = self.phones[actor]
        phone.period = self.hall.game.state.period.seq
        await phone.does(act, command=command, **fields)

    async def save_or_declare(self, who: str, act: str, command: str = "", **fields: Any) -> None:
        """Save a submission that the player owes for the window, or declare a player ready."""
        self.given += not command
        command = command or f"5ec2e700-0000-4000-8000-0000000002{self.given:02d}"
        phone, kind = self.phones[who], act == "set-ready"
        phone.period = self.hall.game.state.period.seq
        key = who, f"{self.window} {kind}"
        self.revisions[key] = self.revisions.get(key, 0) + 1
        said = {"window_" if kind else "window": self.window, "revision": self.revisions[key]}
        document_of(await phone.send_command(act, command, **said, **fields), Receipt)

    async def set_unit(self, at: str, unit: str = "nothing", **more: str) -> None:
        """Let the host put a unit on the board, or remove one."""
        await self.does("host", "set-unit", at=at, unit=unit, reason="the scene", **more)

    async def unite_empires(self, *people: str) -> None:
        """Let the host unite these players in one federation."""
        for who in people:
            await self.does("host", "set-membership", who=who, name="Pax", reason="the scene")

    async def save_orders(self, who: str, **orders: str) -> None:
        """Order a player's units, such as `A_bru="H"`."""
        steps = {piece.replace("_", " "): [step] for piece, step in orders.items()}
        await self.save_or_declare(who, "order-units", orders=steps)

    async def hold_everywhere(self) -> None:
        """Let everybody order their units to hold, and declare ready."""
        game = self.hall.game.state
        for who in game.kernel.windows[self.window].owed:
            steps = {piece.name: ["H"] for piece in game.world.position.units_of(who)}
            await self.save_or_declare(who, "order-units", orders=steps)
        await self.declare_all_ready()

    async def declare_all_ready(self) -> None:
        """Declare all players ready who owe orders. The next window then opens."""
        window = self.window
        for who in self.hall.game.state.kernel.windows[window].owed:
            await self.save_or_declare(who, "set-ready", ready=True)
        await advance_clock(self.hall, 1_000)
        assert self.window != window

    async def move_clock_near_deadline(self, *, opened: bool) -> None:
        """Move the clock to a minute before the deadline of the scene, or to one after it."""
        moment = self.due + (MINUTE if opened else -MINUTE)
        await advance_clock(self.hall, moment - self.hall.clock.now)


SetUp = Callable[[RecordedHall], Awaitable[None]]


async def set_movement_scene(_stage: RecordedHall) -> None:
    """Set a scene in which the first orders are written."""


async def set_union_scene(stage: RecordedHall) -> None:
    """Set a scene in which Gaius and Julia are one federation, and write their orders."""
    await stage.unite_empires("gaius", "julia")


async def set_retreats_scene(stage: RecordedHall) -> None:
    """Set a scene after Julia has driven Gaius's fleet out of the Middle Sea.

    Two retreats are open.
    """
    await stage.set_unit("mid", "fleet", owner="gaius")
    await stage.set_unit("wst", "fleet", owner="julia")
    await stage.set_unit("est", "fleet", owner="julia")
    await stage.save_orders("julia", F_wst="- mid", F_est="S wst - mid")
    await stage.declare_all_ready()


async def set_trades_scene(stage: RecordedHall) -> None:
    """Set an autumn in which Gaius and Julia, who are one federation, may trade."""
    await stage.unite_empires("gaius", "julia")
    await stage.hold_everywhere()
    await stage.declare_all_ready()
    for centre in ("thr", "afr", "aeg"):
        await stage.does("host", "set-owner", at=centre, owner="gaius", reason="the scene")
    await stage.hold_everywhere()


async def set_parted_scene(stage: RecordedHall) -> None:
    """Set a scene after Gaius left the federation with an army in Julia's city.

    Two retreats are open.
    """
    await stage.unite_empires("gaius", "julia")
    await stage.set_unit("bru")
    await stage.set_unit("alb", "army", owner="gaius")
    await stage.set_unit("thr", "army", owner="julia")
    await stage.does("gaius", "leave-federation")
    await stage.declare_all_ready()
    await stage.declare_all_ready()


async def set_winter_scene(stage: RecordedHall) -> None:
    """Set a winter: Gaius may build, raise or disband. Julia has one unit too many."""
    await stage.hold_everywhere()
    for centre in ("thr", "afr"):
        await stage.does("host", "set-owner", at=centre, owner="gaius", reason="the scene")
    await stage.set_unit("bru")
    await stage.set_unit("dac", "barbarian", owner="gaius")
    await stage.set_unit("gal", "army", owner="julia")
    await stage.declare_all_ready()


@dataclass(frozen=True)
class SceneSetup:
    """A scene: its setting, its window, and Gaius's possible saves."""

    set_up: SetUp
    window: str
    act: str
    fields: Mapping[str, Any]

    def request_subject(self, hall: Hall) -> RequestSubject:
        """Return the scene for phones' requests."""
        picture = hall.game.state.world.picture
        return RequestSubject(self.window, self.act, self.fields, picture.digest)


SCENES = {
    "movement": SceneSetup(
        set_movement_scene, "movement-0", "order-units", {"orders": {"A bru": ["H"]}}
    ),
    "united": SceneSetup(
        set_union_scene, "movement-0", "order-units", {"orders": {"A bru": ["H"]}}
    ),
    "retreats": SceneSetup(
        set_retreats_scene, "retreats-0", "order-retreats", {"retreats": {"F mid": ["R ill"]}}
    ),
    "trades": SceneSetup(
        set_trades_scene, "trades-1", "hand-over-unit", {"to": "julia", "at": "bru"}
    ),
    "partings": SceneSetup(
        set_parted_scene, "partings-0", "order-partings", {"retreats": {"A alb": ["R bru"]}}
    ),
    "adjustments": SceneSetup(
        set_winter_scene, "adjustments-1", "order-adjustments", {"builds": {"bru": ["A bru"]}}
    ),
}
