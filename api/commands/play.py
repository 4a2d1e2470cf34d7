"""`acta play`: a page with every game, and a rehearsal evening at human speed."""

import asyncio
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer

from api.base.settings import Settings
from api.commands.browser import Organise, announce_organiser_page, open_in_browser
from api.commands.console import console, find_ruleset, plain_file_errors, shell_command
from api.commands.copies import CopyInterval, copying_task
from api.commands.network import (
    USUAL_PORT,
    Lan,
    Port,
    announce_network,
    base_addresses,
    print_code,
)
from api.commands.prospects import warn_of_cards
from api.commands.scenario import read_scenario
from api.doors.server_address import listens_on_own_machine_only
from api.game.game import Game
from api.game.people import person_document
from api.hosting.host import Host
from api.rehearsal.company import BotCompany, new_random
from api.serve import ALL_ADDRESSES, run
from ledger.contract.messages import messages_of

File = Annotated[Path | None, typer.Argument(help="A scenario file; the usual one if none.")]
Pace = Annotated[float, typer.Option(help="2 plays twice as quick as on the night.", min=0.1)]
NewGameOption = Annotated[
    bool, typer.Option("--fresh", help="Begin a new evening; the one before stands still.")
]
Browser = Annotated[
    bool | None,
    typer.Option(
        "--browser/--no-browser",
        help="Open the first page in a browser; without this option, where there is a screen.",
    ),
]

REHEARSAL_FILE = "rehearsal.db"
"""The ledger of rehearsals by default."""


def play(  # noqa: PLR0913, PLR0917 - each option of the command is a parameter
    file: File = None,
    ruleset: Annotated[str, typer.Option(help="Which game; Ludi Romani if none is named.")] = "",
    lan: Lan = False,
    port: Port = None,
    pace: Pace = 1.0,
    store: Annotated[str, typer.Option(help="The rehearsal's ledger file.")] = REHEARSAL_FILE,
    fresh: NewGameOption = False,
    backup_every: CopyInterval = None,
    browser: Browser = None,
    organise: Organise = False,
) -> None:
    """Play: choose a game on the first page, and who of you and which bots sit down.

    A rehearsal is being played from the start: bots are the whole cast, and every character is
    free for you to take. Open the links it prints in a phone-sized browser window. Ctrl-C ends it;
    started again everything goes on where it was, unless the evening was over.
    """
    options = {"store": store, "port": port, "host": ALL_ADDRESSES if lan else None}
    chosen_options: dict[str, Any] = {
        option_name: option_value
        for option_name, option_value in options.items()
        if option_value is not None
    }
    with plain_file_errors():
        settings = Settings(**chosen_options, rehearsal=True)
        copy_task = copying_task(settings, backup_every)
        scenario = read_scenario(file, ruleset)
        rules = find_ruleset(scenario.ruleset)
        scenario_text = file.read_text(encoding="utf-8-sig") if file else rules.scenarios.rehearsal

        async def announce_start(host: Host, listening_port: int) -> None:
            with suppress(OSError):  # if the output is closed, the evening still goes on
                announce_network(settings, listening_port)
            evening = await _find_or_found_evening(host, rules.name, scenario_text, is_new=fresh)
            with suppress(OSError):
                _print_addresses(host, evening, settings, listening_port)
                warn_of_cards(settings, host.store, host.registry.games, listening_port)
                console.print("Ctrl-C ends it. It goes on where it was with:")
                command_line = _continue_command(file, ruleset, settings, uses_lan=lan, pace=pace)
                console.print(f"  {command_line}\n")
            announce_organiser_page(host, settings, listening_port, is_opened=organise)
            if is_screen_present() if browser is None else browser:
                open_in_browser(f"{base_addresses(settings, listening_port)[0]}/")
            await asyncio.gather(
                copy_task(host, listening_port), BotCompany(host.registry, new_random(), pace).run()
            )

        with suppress(OSError):
            console.print(messages_of(rules.name).text("game-about"), style="italic")
        run(settings, note_start=announce_start)


def is_screen_present() -> bool:
    """Return whether a person at a terminal of this machine can see a window."""
    has_windows = sys.platform in {"win32", "darwin"} or any(
        variable_name in os.environ for variable_name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    return has_windows and sys.stdout.isatty()


async def _find_or_found_evening(
    host: Host, rules: str, scenario_text: str | None, *, is_new: bool
) -> Game:
    """Return the evening to be played: the unfinished one, or a new one from this scenario.

    If a new one is requested, all others are ended first.
    """
    for game in unfinished_rehearsals(host, rules):
        if not is_new:
            return game
        await host.registry.end_rehearsal(game)
    return host.registry.game((await host.founder.found_game(rules, scenario_text)).game)


def unfinished_rehearsals(host: Host, rules: str) -> list[Game]:
    """Return the unfinished rehearsals of a ruleset, the newest first, without party games."""
    return [
        game
        for game in reversed(host.registry.games.values())
        if game.id in host.registry.tokens
        and game.id not in host.registry.bots
        and game.machine.rules.name == rules
        and not game.is_over
    ]


def _continue_command(
    file: Path | None, ruleset: str, settings: Settings, *, uses_lan: bool, pace: float
) -> str:
    """Return the command that continues this evening at the same address."""
    command_line = ["acta", "play", *([str(file)] if file else [])]
    command_line += ["--ruleset", ruleset] if ruleset else []
    command_line += ["--lan"] if uses_lan else []
    command_line += ["--port", str(settings.port)] if settings.port not in (0, USUAL_PORT) else []
    command_line += ["--pace", f"{pace:g}"] if pace != 1 else []
    command_line += ["--store", settings.store] if settings.store != REHEARSAL_FILE else []
    return shell_command(command_line)


def _print_addresses(host: Host, game: Game, settings: Settings, port: int) -> None:
    address = base_addresses(settings, port)[0]
    if host.faults.doubt:
        console.print(host.faults.doubt, style="yellow")
    console.print("\nChoose a game:", style="bold", end=" ")
    console.print(f"{address}/")
    console.print("\nOr be one of the cast of the evening that is being played:", end=" ")
    console.print(f"{address}/rehearsal\n")
    for character, link in _example_links(host, game).items():
        console.print(f"  {character:<22} {address}{link}")
        if not listens_on_own_machine_only(settings):
            print_code(f"{address}{link}")
    console.print(f"  {'the wall':<22} {address}/g/{game.id}/projector\n")


def _example_links(host: Host, game: Game) -> dict[str, str]:
    """Return one character of each role, and a steward, with the links of their cards."""
    kernel_state = game.state.kernel
    game.slices.follow(game.state)
    roles: dict[str, tuple[str, str]] = {}
    for slice_key in game.slices.rendered_slices:
        slice_kind, _, character = slice_key.partition("/")
        if slice_kind == "person":
            document = person_document(game, character)
            role = "steward" if character in kernel_state.stewards else document["role"]
            roles.setdefault(role, (character, document["short"] or character))
    tokens = host.registry.tokens.get(game.id, {})
    cards = {kernel_state.cards[card].character: card for card in sorted(tokens, reverse=True)}
    return {
        role: f"/c#{tokens[cards[character]]}"
        for character, role in roles.values()
        if character in cards
    }
