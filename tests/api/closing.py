"""The closing of a game."""

from ledger.scribe.heads import MINUTE_MILLISECONDS
from tests.api.hall import Hall, Phone


async def close_game_by_stewards(hall: Hall) -> None:
    nurse = await hall.phone("nurse")
    await nurse.does("announce-closing", minutes=1)
    second = await hall.phone("nurse", "nurse-2")
    await second.does("confirm-closing")
    hall.clock.now += MINUTE_MILLISECONDS
    await wait_until_closed(hall)


async def close_game_in_both_twins(hall: Hall, *stewards: Phone) -> None:
    """Close a game in the same way in each of two twins, by two cards of the stewards.

    The commands have fixed ids, and each is sent to everybody by itself.
    """
    first, second = stewards
    acts: tuple[tuple[Phone, str, dict[str, int]], ...]
    acts = (first, "announce-closing", {"minutes": 1}), (second, "confirm-closing", {})
    for number, (who, act, fields) in enumerate(acts):
        hall.game.stream.flush()
        who.period = hall.game.state.period.seq
        await who.does(act, command=f"5ec2e700-0000-4000-8000-0000000003{number:02d}", **fields)
    hall.game.stream.flush()
    hall.clock.now += 2 * MINUTE_MILLISECONDS
    await wait_until_closed(hall)
    hall.game.stream.flush()


async def wait_until_closed(hall: Hall) -> None:
    """Do the due work, and wait until the closing of the game is written."""
    hall.host.do_periodic_work()
    while hall.game.state.kernel.status != "closed":
        await hall.game.writer.write_sides(())
