"""CLI: patroni and their clientes."""

from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.clientela import bonds, service
from ledger.games.ludi_romani.state import Game


def _is_patronus(state: Game, character: str) -> bool:
    return bool(bonds.clients_of(state, character))


def _is_cliens(state: Game, character: str) -> bool:
    return bool(state.world.person(character).patroni)


CLIENTELA = RomanChapter(
    "CLI",
    modules=(bonds, service),
    voices=(service.patronus_allowing_fight,),
    recorders=(service.patronus_recording_vote,),
    consequences=(bonds.draft_end_of_broken_bonds,),
    irregular=(bonds.clientes_losing_bond,),
    reminders=(("CLI-07", _is_patronus), ("CLI-15", _is_cliens)),
)
