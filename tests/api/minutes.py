"""A game that closes, minute by minute."""

from ledger.scribe.heads import MINUTE_MILLISECONDS
from tests.api.hall import Hall


async def let_minute_pass(hall: Hall) -> None:
    """Let a minute pass, and wake the clock."""
    hall.clock.now += MINUTE_MILLISECONDS - hall.clock.now % MINUTE_MILLISECONDS
    hall.host.do_periodic_work()
    await hall.game.writer.write_sides(())


async def close_game(hall: Hall) -> None:
    """Let both nurses agree to close the game."""
    nurse, second = await hall.phone("nurse"), await hall.phone("nurse", "nurse-2")
    await nurse.does("announce-closing", minutes=1)
    await second.does("confirm-closing")
    hall.clock.now += MINUTE_MILLISECONDS
    hall.host.do_periodic_work()
    await hall.game.writer.write_sides(())
    assert hall.game.state.kernel.status == "closed"
