"""CLI: patroni and their clientes."""

from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.clientela import bonds, service
from ledger.games.ludi_romani.state import Game


def _patronus(state: Game, who: str) -> bool:
    return bool(bonds.clients_of(state, who))


def _cliens(state: Game, who: str) -> bool:
    return bool(state.world.person(who).patroni)


CLIENTELA = RomanChapter(
    "CLI",
    modules=(bonds, service),
    voices=(service.leave_to_fight,),
    recorders=(service.votes_for,),
    consequences=(bonds.end_broken_bonds,),
    irregular=(bonds.irregular,),
    reminders=(("CLI-07", _patronus), ("CLI-15", _cliens)),
)
