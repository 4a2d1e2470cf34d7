"""How a game is closed."""

from ledger.heads import MINUTE
from tests.api.hall import Hall


async def close(hall: Hall) -> None:
    nurse = await hall.phone("nurse")
    await nurse.does("announce-closing", minutes=1)
    second = await hall.phone("nurse", "nurse-2")
    await second.does("confirm-closing")
    hall.clock.now += MINUTE
    hall.host.tick()
    while hall.game.state.kernel.status != "closed":
        await hall.game.writer.keep(())
