"""The acts of each scene, other acts in their place, and the people who may know the difference."""

from collections.abc import Mapping
from typing import Any

from tests.api.jar_hall import advance_clock
from tests.api.orders.paths import LETTER, SAVE
from tests.api.orders.scenes import PEOPLE, RecordedHall
from tests.api.orders.twins import Deed

ALL = {*PEOPLE, "room"}
PAIR = {"gaius", "julia"}
AGREEING = {*PAIR, "host"}
"""The people who learn of a proposal: the players who must agree to it, and the stewards."""


async def do_nothing(stage: RecordedHall) -> None:
    """Do nothing."""
    await advance_clock(stage.hall, 7_000)


def deed_of_saving(act: str, who: str = "gaius", **fields: Any) -> Deed:
    """Return a deed: a player saves these fields after some seconds."""

    async def save_after_seconds(stage: RecordedHall) -> None:
        await do_nothing(stage)
        await stage.save_or_declare(who, act, SAVE, **fields)
        stage.hall.game.stream.flush()

    return save_after_seconds


def deed_of_repeated_saving(act: str, **fields: Any) -> Deed:
    """Return a deed: Gaius saves the same orders ten times, before and after seals."""

    async def save_ten_times(stage: RecordedHall) -> None:
        for number in range(10):
            await stage.save_or_declare("gaius", act, f"{SAVE[:-2]}{number + 1:02d}", **fields)
            stage.hall.game.stream.flush()
            await advance_clock(stage.hall, 13_000)

    return save_ten_times


def deed_after_dry_runs(deed: Deed, *bodies: Mapping[str, Any]) -> Deed:
    """Return the deed after dry runs of these bodies by Gaius."""

    async def dry_run_then_deed(stage: RecordedHall) -> None:
        phone = stage.phones["gaius"]
        for body in bodies:
            said = {"as": "gaius", "period": stage.hall.game.state.period.seq, **body}
            answer = await phone.post(f"/games/{phone.game}/try", said)
            assert answer.json()["complete"], answer.text
        await deed(stage)

    return dry_run_then_deed


def deed_after_what_ifs(deed: Deed) -> Deed:
    """Return the deed after three what-if questions."""

    async def ask_then_deed(stage: RecordedHall) -> None:
        for step in ("H", "S alb", "- gal"):
            body = {"orders": {"gaius": {"A bru": [step]}, "julia": {"A alb": ["H"]}}}
            answer = await stage.phones["gaius"].post(
                f"/games/{stage.hall.id}/questions/what-if", body
            )
            assert answer.status_code == 200
        await deed(stage)

    return ask_then_deed


LAST = f"{LETTER[:-1]}{'0' if LETTER[-1] != '0' else '1'}"
"""The id of an act that follows another act with a known id."""


def deed_then_act(
    first: Deed, act: str, who: str = "gaius", command: str = LETTER, /, **fields: Any
) -> Deed:
    """Return a deed, and then an act under a known id."""

    async def do_deed_then_act(stage: RecordedHall) -> None:
        await first(stage)
        phone = stage.phones[who]
        phone.period = stage.hall.game.state.period.seq
        await phone.does(act, command=command, **fields)
        stage.hall.game.stream.flush()

    return do_deed_then_act


def deed_then_answer(first: Deed, act: str, who: str, command: str = LETTER) -> Deed:
    """Return a deed, and an answer to its proposal under this id."""

    async def do_deed_then_answer(stage: RecordedHall) -> None:
        await first(stage)
        await stage.does(who, act, petition=command)
        stage.hall.game.stream.flush()

    return do_deed_then_answer


HOLDS = deed_of_saving("order-units", orders={"A bru": ["H"]})
HELPS = deed_of_saving("order-units", orders={"A bru": ["S alb"]})
DRAFTED = {"type": "order-units", "orders": {"A bru": ["- gal"]}}
WRITES = deed_then_act(HOLDS, "write-letter", to=["julia"], text="Alb is yours.")
PROPOSES = deed_then_act(
    HOLDS, "write-from-template", template="propose-border", to="julia", about=["alb"]
)
UNITES = deed_then_act(HOLDS, "federate", name="Pax", partners=["julia"])
BACK = deed_of_saving("order-retreats", retreats={"F mid": ["R ill"]})
AWAY: dict[str, Any] = {"retreats": {"F mid": ["R lib"]}}
HOME = deed_of_saving("order-partings", retreats={"A alb": ["R bru"]})
ABROAD: dict[str, Any] = {"retreats": {"A alb": ["R gal"]}}
ARMY: dict[str, Any] = {"builds": {"bru": ["A bru"]}}
FLEET: dict[str, Any] = {"builds": {"bru": ["F bru"]}}
HORDE: dict[str, Any] = {"builds": {"ill": ["B ill"]}}
WINTER = {"type": "order-adjustments", "let_go": [], **FLEET}
BUILDS = deed_of_saving("order-adjustments", **ARMY)
OFFERS = deed_then_act(do_nothing, "hand-over-unit", to="julia", at="bru")
BARE: dict[str, Any] = {
    f"{side}_{kind}": 0 if kind == "builds" else []
    for side in ("give", "take")
    for kind in ("units", "centres", "builds")
}
LAYS = deed_then_act(do_nothing, "trade", with_="julia", give_units=["bru"])
ON_TABLE = {"with_": "gaius", "take_units": ["bru"]}
LAID = deed_then_act(LAYS, "trade", "julia", LAST, **ON_TABLE, give_units=["alb"])

CASES: Mapping[str, tuple[Deed, Mapping[str, tuple[Deed, set[str]]]]] = {
    "movement": (
        HOLDS,
        {
            "whether anything is saved": (do_nothing, {"gaius"}),
            "which order": (HELPS, {"gaius"}),
            "how often, and when": (
                deed_of_repeated_saving("order-units", orders={"A bru": ["H"]}),
                {"gaius"},
            ),
            "what is asked": (deed_after_what_ifs(HOLDS), set()),
            "what is tried": (deed_after_dry_runs(HOLDS, DRAFTED), set()),
            "a letter": (WRITES, PAIR),
            "a letter from a template": (PROPOSES, PAIR),
            "a federation that is proposed": (UNITES, AGREEING),
            "one that is declined": (deed_then_answer(UNITES, "decline", "julia"), AGREEING),
            "one that is taken back": (deed_then_answer(UNITES, "withdraw", "gaius"), AGREEING),
            "one that is agreed": (deed_then_answer(UNITES, "consent", "julia"), ALL),
        },
    ),
    "united": (
        HOLDS,
        {
            "which order": (HELPS, {"gaius"}),
            "a partner's order": (
                deed_of_saving("order-units", "julia", orders={"A alb": ["H"]}),
                PAIR,
            ),
            "how often, and when": (
                deed_of_repeated_saving("order-units", orders={"A bru": ["H"]}),
                {"gaius"},
            ),
            "what is tried": (deed_after_dry_runs(HOLDS, DRAFTED), set()),
            "a letter to the partner": (WRITES, PAIR),
            "a letter to somebody outside": (
                deed_then_act(HOLDS, "write-letter", to=["livia"], text="They trust me."),
                {"gaius", "livia"},
            ),
            "who leaves": (deed_then_act(HOLDS, "leave-federation"), {"gaius", "host"}),
        },
    ),
    "retreats": (
        BACK,
        {
            "whether anything is saved": (do_nothing, {"gaius"}),
            "where to": (deed_of_saving("order-retreats", **AWAY), {"gaius"}),
            "that it is disbanded": (
                deed_of_saving("order-retreats", retreats={"F mid": ["D"]}),
                {"gaius"},
            ),
            "how often, and when": (deed_of_repeated_saving("order-retreats", **AWAY), {"gaius"}),
            "what is tried": (deed_after_dry_runs(BACK, {"type": "order-retreats", **AWAY}), set()),
            "a letter": (
                deed_then_act(BACK, "write-letter", to=["julia"], text="Alb is yours."),
                PAIR,
            ),
        },
    ),
    "trades": (
        do_nothing,
        {
            "a unit that is offered": (OFFERS, AGREEING),
            "a centre that is offered": (
                deed_then_act(do_nothing, "hand-over-centre", to="julia", at="afr"),
                AGREEING,
            ),
            "builds that are offered": (
                deed_then_act(do_nothing, "hand-over-builds", to="julia", number=1),
                AGREEING,
            ),
            "an offer that is declined": (deed_then_answer(OFFERS, "decline", "julia"), AGREEING),
            "an offer that is taken back": (
                deed_then_answer(OFFERS, "withdraw", "gaius"),
                AGREEING,
            ),
            "what is tried": (
                deed_after_dry_runs(
                    do_nothing, {"type": "hand-over-unit", "to": "julia", "at": "bru"}
                ),
                set(),
            ),
            "a letter to the partner": (
                deed_then_act(do_nothing, "write-letter", to=["julia"], text="Alb is yours."),
                PAIR,
            ),
            "what is agreed": (deed_then_answer(OFFERS, "consent", "julia"), ALL),
            "a trade that one has laid out": (LAYS, AGREEING),
            "what the other lays beside it": (LAID, AGREEING),
            "a trade to which one agrees": (
                deed_then_answer(LAID, "consent", "julia", LAST),
                AGREEING,
            ),
            "a table that is cleared": (
                deed_then_answer(LAID, "withdraw", "gaius", LAST),
                AGREEING,
            ),
            "what is tried at a table": (
                deed_after_dry_runs(
                    do_nothing,
                    {"type": "trade", "with": "julia", **BARE, "give_units": ["bru"]},
                ),
                set(),
            ),
            "a trade to which both agree": (
                deed_then_answer(
                    deed_then_answer(LAID, "consent", "julia", LAST), "consent", "gaius", LAST
                ),
                ALL,
            ),
        },
    ),
    "partings": (
        HOME,
        {
            "whether anything is saved": (do_nothing, {"gaius"}),
            "where to": (deed_of_saving("order-partings", **ABROAD), {"gaius"}),
            "how often, and when": (deed_of_repeated_saving("order-partings", **ABROAD), {"gaius"}),
            "what is tried": (
                deed_after_dry_runs(HOME, {"type": "order-partings", **ABROAD}),
                set(),
            ),
            "a letter": (
                deed_then_act(HOME, "write-letter", to=["julia"], text="Alb is yours."),
                PAIR,
            ),
        },
    ),
    "adjustments": (
        BUILDS,
        {
            "whether anything is saved": (do_nothing, {"gaius"}),
            "an army or a fleet": (deed_of_saving("order-adjustments", **FLEET), {"gaius"}),
            "a barbarian army that is raised": (
                deed_of_saving("order-adjustments", **HORDE),
                {"gaius"},
            ),
            "one that is let go": (
                deed_of_saving("order-adjustments", let_go=["B dac"], **ARMY),
                {"gaius"},
            ),
            "what somebody else disbands": (
                deed_of_saving("order-adjustments", "julia", disbands=["A gal"]),
                PAIR,
            ),
            "how often, and when": (
                deed_of_repeated_saving("order-adjustments", **FLEET),
                {"gaius"},
            ),
            "what is tried": (
                deed_after_dry_runs(BUILDS, {"type": "order-adjustments", "let_go": [], **FLEET}),
                set(),
            ),
            "a letter": (
                deed_then_act(BUILDS, "write-letter", to=["julia"], text="Alb is yours."),
                PAIR,
            ),
        },
    ),
}
"""For each scene its deed, and other deeds with the people who learn of the difference."""


OPENED = {
    "movement": HELPS,
    "united": HELPS,
    "retreats": deed_of_saving("order-retreats", **AWAY),
    "partings": deed_of_saving("order-partings", **ABROAD),
    "adjustments": deed_of_saving("order-adjustments", **FLEET),
}
"""The other submission of each scene with saves."""


SAYS_SO = deed_then_act(HOLDS, "write-letter", to=["julia"], text="Bru is yours.")

LASTING: Mapping[str, Mapping[str, tuple[Deed, Deed, set[str]]]] = {
    "movement": {
        "which order": (HOLDS, HELPS, {"gaius"}),
        "how often, and when": (
            HOLDS,
            deed_of_repeated_saving("order-units", orders={"A bru": ["H"]}),
            {"gaius"},
        ),
        "what is tried": (HOLDS, deed_after_dry_runs(HOLDS, DRAFTED), set()),
        "what a letter says": (WRITES, SAYS_SO, PAIR),
    },
    "retreats": {"where to": (BACK, deed_of_saving("order-retreats", **AWAY), {"gaius"})},
    "adjustments": {
        "an army or a fleet": (BUILDS, deed_of_saving("order-adjustments", **FLEET), {"gaius"})
    },
}
"""Secrets that stay closed when the game is closed before the deadline.

The secrets are unopened saves, tried acts, and the words of letters. Each secret has the people who
may know it.
"""
