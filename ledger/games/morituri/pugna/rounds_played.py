"""The name of a round.

With it, dice typed in twice count once, and agreements end with the round.
"""

from collections.abc import Iterable

from ledger.contract.form import Choice, Option
from ledger.games.morituri.dice import are_dice_on_table
from ledger.games.morituri.pugna.state import BeastFight, Duel
from ledger.games.morituri.state import Game
from ledger.record.entry import Entry
from ledger.record.objection import Objection, Objections

LONGEST_NAME = 64
"""The maximum length of the name of a round, in characters."""


def id_of_next_round(bout: Duel | BeastFight) -> str:
    """Return the id of the next round, unique among all fights of the game."""
    return f"fight-{bout.number}/round-{bout.round + 1}"


def must_not_repeat_dice(
    state: Game, bout: Duel | BeastFight, actor: str, roll_id: str | None, faces: Iterable[int]
) -> Objections:
    """Refuse dice of a round that was fought already (MOR-COMP-01).

    Both players may type in the same dice. If the command names no round, its dice are compared
    with the last round. If another player typed in equal faces, the function assumes that they are
    the same dice.
    """
    if roll_id is not None:
        if roll_id != id_of_next_round(bout):
            yield Objection("MOR-COMP-01", "another-round", {"n": bout.round + 1}, waivable=False)
        return
    last_faces = _last_round(state, bout) if are_dice_on_table(state) else None
    if last_faces is None or last_faces.meta is None or last_faces.meta.actor == actor:
        return
    if tuple(roll.value for roll in last_faces.rolls) == tuple(faces):
        message_args = {"who": f"who:{last_faces.meta.actor}"}
        yield Objection("MOR-COMP-01", "typed-already", message_args, waivable=False)


def _last_round(state: Game, bout: Duel | BeastFight) -> Entry | None:
    """Return the entry of the last round of this fight if its dice were typed in, else None."""
    if not bout.round:
        return None
    round_prefix = f"fight-{bout.number}/round-{bout.round}/"
    positions = range(state.log.position, 0, -1)
    entries = (state.log.entries[position] for position in positions)
    roll_entry = next(
        (
            earlier_entry
            for earlier_entry in entries
            if earlier_entry.rolls and earlier_entry.rolls[0].name.startswith(round_prefix)
        ),
        None,
    )
    return roll_entry if roll_entry is not None and roll_entry.rolls[0].source == "table" else None


def round_field(state: Game, bout: Duel | BeastFight) -> tuple[Choice, ...]:
    """Return the field for the round of typed dice, or no field if the server rolls."""
    option = Option(id_of_next_round(bout), "note-round", {"n": bout.round + 1})
    return (Choice("round", (option,), unsaid=True),) if are_dice_on_table(state) else ()
