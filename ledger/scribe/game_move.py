"""Moves a game from one database of a group to another, so that it is never played in both.

Each step is one transaction in one database:

1. Leave: the game gets another id in its database. From then on no server can write to it.
2. Copy: the other database gets all rows of the game, under the same other id.
3. Compare: the copy is read back and compared with the original and with its seal.
4. Arrive: the copy gets the game's own id. Servers find it, and play on.
5. Forget: the first database deletes its rows.

A crash leaves the game between two steps. The same move goes on from there. A move never turns
back: otherwise two commands could let the game go on in both databases.
"""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import NamedTuple

from ledger.scribe.commit_decisions import KEYS_ROW
from ledger.scribe.commits import DamagedError
from ledger.seal import SealError, SealKeys, Tree
from ledger.store.base import (
    ERASED_GAME,
    NO_GAME,
    Row,
    SideWrite,
    Store,
    StoreError,
    WholeGame,
    batch_for_no_game,
    note_of_left_game,
)
from ledger.store.group import StoreGroup, moving_id
from ledger.store.member import Member


class MovedGame(NamedTuple):
    """A game that has moved."""

    source: str
    """The database that it left."""
    entries: int
    side_row_count: int
    """The number of rows beside the ledger: keys, tokens, sessions, words and notes."""


def move_game(group: StoreGroup, game: str, to: str) -> MovedGame:
    """Move a game to a database of the group, or finish a move that was interrupted.

    Servers may play this game and others meanwhile. Only one command at a time may move a game.

    A game that was erased whole is not moved: only the rows that a move has left are deleted.

    Raises: StoreError: the game cannot be moved, with the reason. DamagedError: the seal does not
    fit, and the game stays. ConflictError: another command moves the game at the same time.
    """
    if to not in group.members:
        raise StoreError(f"There is no database {to}. There are: {', '.join(group.members)}.")
    _refuse_erased_game(group, game)
    _refuse_other_move(group, game, to)
    destination = group.members[to]
    other_members = [member for member in group.members.values() if member is not destination]
    old_member = _member_with(other_members, moving_id(game, to))
    if old_member is None and _has(destination, game):
        # Of two moves at once, the slower one may have left a copy.
        if not _has(destination, moving_id(game, to)):
            raise StoreError(f"{game} is in the database {to} already.")
        old_member = destination
    if old_member is None:
        old_member = _leave(group, other_members, destination, game)
    original_game = old_member.call(lambda store: store.whole_game(moving_id(game, to)))
    if not _has(destination, game):
        _copy_and_arrive(group, old_member, destination, game, original_game)
    # The game may have been erased after the first look, before it arrived.
    _refuse_erased_game(group, game)
    _finish(old_member, destination, game, original_game.rows)
    group.forget_place(game)
    return MovedGame(old_member.name, len(original_game.rows), len(original_game.sides))


def _refuse_erased_game(group: StoreGroup, game: str) -> None:
    """Raise StoreError if a game was erased whole, and delete the rows that a move has left.

    Every database must answer, because any of them may have the only mark.
    """
    members = group.members.values()
    if not any(member.call(partial(_has_mark, game=game)) for member in members):
        return
    ledger_ids = (game, *(moving_id(game, member) for member in group.members))
    places = [
        (member, identity)
        for member in members
        for identity in member.call(lambda store: store.revisions(ledger_ids))
    ]
    # A game under its own id alone was not brought back by a move.
    if any(identity != game for _, identity in places):
        for member, identity in places:
            _delete_and_note(member, game, identity)
    raise StoreError(f"{game} was erased whole, so it is not moved.")


def _has_mark(store: Store, game: str) -> bool:
    return store.side_value(NO_GAME, ERASED_GAME, game) is not None


def _refuse_other_move(group: StoreGroup, game: str, destination: str) -> None:
    ledger_ids = {
        moving_id(game, database): database for database in group.members if database != destination
    }
    for member in group.members.values():
        for revision in member.call(lambda store: store.revisions(tuple(ledger_ids))):
            raise StoreError(
                f"{game} is on its way to the database {ledger_ids[revision]}. "
                f"First finish that move: acta move {game} --to {ledger_ids[revision]}"
            )


def _why_unknown(group: StoreGroup, game: str) -> str:
    """Say that no database has a game, or that it is on its way to a database that was removed."""
    for game_id, destination in group.moving_games():
        if game_id == game:
            return (
                f"{game} is on its way to the database {destination}, which is not in ACTA_STORE."
            )
    return f"No database has a game {game}."


def _leave(group: StoreGroup, members: Iterable[Member], destination: Member, game: str) -> Member:
    """Take the game from the servers, once it is certain that the move can be done."""
    source_member = _member_with(members, game)
    if source_member is None:
        raise StoreError(_why_unknown(group, game))
    _require_seal(game, source_member.call(lambda store: store.whole_game(game)))
    identity = moving_id(game, destination.name)
    # This removes nothing, and fails if the destination cannot be written.
    destination.call(lambda store: store.delete_game(identity))
    source_member.call(lambda store: store.rename_game(game, identity))
    return source_member


def _copy_and_arrive(
    group: StoreGroup, old_member: Member, destination: Member, game: str, original_game: WholeGame
) -> None:
    identity = moving_id(game, destination.name)
    # An interrupted attempt may have left a copy.
    destination.call(lambda store: store.delete_game(identity))
    destination.call(lambda store: store.insert_game(identity, original_game))
    whole_game = destination.call(lambda store: store.whole_game(identity))
    if whole_game != original_game:
        raise StoreError(f"The copy differs from the original of {game}. Type the command again.")
    _require_seal(game, whole_game)
    _refuse_erased_game(group, game)
    # Another command may have finished the move meanwhile.
    if not _has(old_member, identity):
        raise StoreError(f"{game} was moved by another command.")
    destination.call(lambda store: store.rename_game(identity, game))


def _finish(old_member: Member, destination: Member, game: str, rows: tuple[Row, ...]) -> None:
    """Delete the game where it was, once all its rows are where it is now."""
    copied_rows = destination.call(lambda store: store.whole_game(game)).rows
    if copied_rows[: len(rows)] != rows:
        raise DamagedError(f"{game} is in two databases, and they differ. Nothing was deleted.")
    identity = moving_id(game, destination.name)
    destination.call(lambda store: store.delete_game(identity))
    _bring_marks(old_member, destination)
    _delete_and_note(old_member, game, identity)


def _bring_marks(old_member: Member, destination: Member) -> None:
    """Write the marks of erased games there, too, because the old database may soon be removed."""
    own_marks, destination_marks = (
        member.call(_marks_of_erased_games) for member in (old_member, destination)
    )
    erasure_marks = tuple(
        SideWrite(ERASED_GAME, game, own_marks[game])
        for game in own_marks
        if game not in destination_marks
    )
    if erasure_marks:
        destination.call(lambda store: store.append(batch_for_no_game(*erasure_marks)))


def _marks_of_erased_games(store: Store) -> Mapping[str, bytes]:
    return store.side_values(NO_GAME, ERASED_GAME)


def _delete_and_note(member: Member, game: str, ledger_id: str) -> None:
    note_batch = batch_for_no_game(note_of_left_game(game))
    # Written before, so that a crash leaves the note. Written again, because a server may have
    # rewritten the database in between.
    member.call(lambda store: store.append(note_batch))
    member.call(lambda store: store.delete_game(ledger_id))
    member.call(lambda store: store.append(note_batch))


def _require_seal(game: str, whole_game: WholeGame) -> None:
    """Raise DamagedError unless all rows fit the head, with the keys of the game."""
    side_values = {(row.kind, row.key): row.value for row, _ in whole_game.sides}
    try:
        keys = SealKeys.from_bytes(side_values.get(("secret", KEYS_ROW)) or b"")
        tree = Tree().extend(
            keys.entry_leaf_hash(row.position, row.state) for row in whole_game.rows
        )
    except SealError as error:
        raise DamagedError(f"the keys of {game} cannot be read: {error}") from error
    if not whole_game.rows or tree.root != whole_game.head:
        raise DamagedError(f"the entries of {game} do not match its seal; it was not moved")


def _member_with(members: Iterable[Member], game: str) -> Member | None:
    return next((member for member in members if _has(member, game)), None)


def _has(member: Member, game: str) -> bool:
    return game in member.call(lambda store: store.revisions((game,)))
