"""The chronicle of fights as sentences, and the messages of all their acts and refusals."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from ledger.games.morituri.pugna import chapter
from ledger.kernel.view.visibility import message_key_of_type
from tests.games.morituri.sand import (
    FIRST,
    SECOND,
    ArenaGladiator,
    ArenaTable,
    arena_with_beast,
    arena_with_duel,
    arena_with_lone_gladiator,
)
from tests.games.morituri.scenes import WORDS, public_sentence
from tests.games.morituri.table import MACHINE

MISS, HIT = (1, 2), (6, 5)
GAME = Path(chapter.__file__).parents[1]


def sentences_of_kind(sand: ArenaTable, kind: str) -> list[str]:
    """Return every sentence of one kind of entry so far."""
    log = sand.table.state.log
    entries = (log.entries[position] for position in range(1, log.position + 1))
    return [
        public_sentence(sand.table, entry)
        for entry in entries
        if message_key_of_type(entry.type) == kind
    ]


def test_a_duel_is_told_from_its_beginning_to_its_end() -> None:
    sand = arena_with_duel(ArenaGladiator(3, "casses"), ArenaGladiator(2, "manica"))
    assert sentences_of_kind(sand, "duel-began") == [
        "Flamma and Spiculus face each other in Nemausus"
    ]
    sand.fight_duel_round(HIT, MISS, nets=(4, 2))
    sand.roll_for_crowd(3)
    sand.act(SECOND, "refuse-mercy").accepted_entries()
    sand.fight_duel_round(MISS, MISS, nets=(1, 2))
    assert sentences_of_kind(sand, "round-fought") == [
        "Round 1: Flamma hits with the other in the net, Spiculus misses: 3 and 1 left",
        "Round 2: Flamma misses, Spiculus misses: 3 and 1 left",
    ]
    assert sentences_of_kind(sand, "crowd-heard") == ["The crowd rolls 3 for Spiculus: it is kind"]
    assert sentences_of_kind(sand, "mercy-answered") == [
        "Spiculus refuses mercy and fights one round more"
    ]
    assert sentences_of_kind(sand, "duel-ended") == [
        "Flamma beats Spiculus in Nemausus, who lives through the last round"
    ]


def test_other_ends_of_duels_have_their_own_words() -> None:
    sand = arena_with_duel(
        ArenaGladiator(2), ArenaGladiator(2, "dual_gladius"), ArenaGladiator(), space="roma"
    )
    assert sentences_of_kind(sand, "duel-began")[0].endswith("Amphitheatre, to the death")
    sand.fight_duel_round(HIT, HIT, HIT)
    assert sentences_of_kind(sand, "round-fought") == [
        "Round 1: Flamma hits, Spiculus hits 2 times: 0 and 1 left"
    ]
    assert sentences_of_kind(sand, "duel-ended")[0].startswith("Spiculus beats Flamma in Roma")
    assert sentences_of_kind(sand, "duel-ended")[0].endswith(", who is dead")
    draw = arena_with_duel(ArenaGladiator(2), ArenaGladiator(2))
    draw.fight_duel_round(HIT, HIT)
    assert sentences_of_kind(draw, "duel-ended") == [
        "Nobody wins between Flamma and Spiculus in Nemausus: both are at their last hit point"
    ]


def test_a_beast_fight_is_told_from_its_beginning_to_its_end() -> None:
    sand = arena_with_beast("syracuse", ArenaGladiator(2))
    sand.fight_beast_round(MISS, HIT)
    sand.fight_beast_round(HIT, MISS)
    assert sentences_of_kind(sand, "hunt-began") == [
        "A beast of 2 is let loose on Flamma in Syracuse"
    ]
    assert sentences_of_kind(sand, "beast-fought") == [
        "Round 1: Flamma misses, the beast hits: 1 left",
        "Round 2: Flamma kills the beast, the beast misses: 1 left",
    ]
    assert sentences_of_kind(sand, "hunt-ended") == ["Flamma has killed the beast of Syracuse"]
    rolled = arena_with_lone_gladiator("leptis", ArenaGladiator(1), beast_dice="volunteer")
    rolled.act(FIRST, "fight-beast", roller=SECOND).accepted_entries()
    rolled.fight_beast_round(MISS, HIT)
    assert sentences_of_kind(rolled, "hunt-began")[0].endswith("; Spiculus rolls for it")
    assert sentences_of_kind(rolled, "hunt-ended") == [
        "The beast of Leptis Magna has killed Flamma"
    ]


@pytest.mark.parametrize("act", [act.name for act in chapter.FIGHTS.acts])
def test_every_act_has_a_title_and_a_description(act: str) -> None:
    assert WORDS.has(f"act-{act}")
    assert WORDS.has(f"act-{act}-about")
    fields = MACHINE.acts[act].command.model_fields
    for field in fields:
        assert WORDS.has(f"field-{act}-{field}") or WORDS.has(f"field-{field}"), field


def fight_objection_keys() -> Iterator[str]:
    """Return the keys of all objections that the fights raise."""
    for file in (*sorted((GAME / "pugna").glob("*.py")), GAME / "bestiarius.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Objection":
                key = node.args[1]
                if isinstance(key, ast.Constant):
                    yield str(key.value)


def test_every_objection_of_fights_has_a_sentence() -> None:
    found = {*fight_objection_keys(), "crowd-first", "mercy-first"}
    assert len(found) > 10
    assert sorted(key for key in found if not WORDS.has(key)) == []
