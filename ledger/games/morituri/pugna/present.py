"""Which round is meant: dice that both type in are counted once, and agreed words lapse with it."""

from collections.abc import Iterable

from ledger.contract.form import Choice, Option
from ledger.games.morituri.dice import on_table
from ledger.games.morituri.pugna.state import Duel, Hunt
from ledger.games.morituri.state import Game
from ledger.record.entry import Entry
from ledger.record.objection import Objection, Objections

LONGEST = 64
"""The name of a round has at most so many characters."""


def round_of(bout: Duel | Hunt) -> str:
    """The id of the coming round, unique among all fights of the game."""
    return f"fight-{bout.number}/round-{bout.round + 1}"


def must_be_another_round(
    state: Game, bout: Duel | Hunt, actor: str, named: str | None, faces: Iterable[int]
) -> Objections:
    """Dice that fell once count once, even if both players type them in (MOR-COMP-01).

    Where the command does not say of which round they are, the same faces that somebody else typed
    in for the round before are taken for those of that round.
    """
    if named is not None:
        if named != round_of(bout):
            yield Objection("MOR-COMP-01", "another-round", {"n": bout.round + 1}, waivable=False)
        return
    last = _last_round(state, bout) if on_table(state) else None
    if last is None or last.meta is None or last.meta.actor == actor:
        return
    if tuple(roll.value for roll in last.rolls) == tuple(faces):
        args = {"who": f"who:{last.meta.actor}"}
        yield Objection("MOR-COMP-01", "typed-already", args, waivable=False)


def _last_round(state: Game, bout: Duel | Hunt) -> Entry | None:
    """The entry of the round of this fight that was fought last, if its dice were typed in."""
    if not bout.round:
        return None
    name = f"fight-{bout.number}/round-{bout.round}/"
    positions = range(state.log.position, 0, -1)
    entries = (state.log.entries[position] for position in positions)
    fought = next((e for e in entries if e.rolls and e.rolls[0].name.startswith(name)), None)
    return fought if fought is not None and fought.rolls[0].source == "table" else None


def round_field(state: Game, bout: Duel | Hunt) -> tuple[Choice, ...]:
    """The field that says of which round the dice are, where they are typed in."""
    option = Option(round_of(bout), "note-round", {"n": bout.round + 1})
    return (Choice("round", (option,), unsaid=True),) if on_table(state) else ()
