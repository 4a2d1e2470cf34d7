"""The chronicle, forms and refusals as sentences."""

import pytest

from ledger.contract.messages import messages_of
from ledger.kernel.view.visibility import message_key_of_type
from ledger.record.entry import Entry
from tests.games.cursus_honorum.scenes import roll_votes, table_at_votes
from tests.games.cursus_honorum.table import MACHINE, A, Answer, B, C, Table
from tests.wire.examples import pinned_examples

WORDS = messages_of("cursus_honorum")


def public_sentence(table: Table, entry: Entry) -> str:
    """Return an entry's sentence for everybody."""
    nobles = table.state.world.scenario.nobles

    def short_name(_kind: str, key: str) -> str | None:
        return nobles[key].short if key in nobles else None

    args = MACHINE.types[entry.type].message_args(entry.event)
    return WORDS.text(message_key_of_type(entry.type), args, short_name)


def sentences_of_act(table: Table, answer: Answer) -> list[str]:
    """Return the sentences of an act's entries, without the sentences of the kernel's entries."""
    own = (e for e in answer.accepted_entries() if e.type.startswith("cursus_honorum/"))
    return [public_sentence(table, entry) for entry in own]


def first_pinned_entry(name: str) -> Entry:
    """Return the entry of this name with its first pinned bytes."""
    stored = (MACHINE.registry.decode(bytes_) for bytes_ in pinned_examples("cursus_honorum"))
    return next(entry for entry in stored if message_key_of_type(entry.type) == name)


def test_the_chronicle_names_the_first_and_the_next_player() -> None:
    table = Table(2)
    assert sentences_of_act(table, table.act(A, "begin", 1)) == ["Aemilius takes the first turn"]
    assert sentences_of_act(table, table.play_to_end(A)) == [
        "Aemilius ends the turn; Claudius is next"
    ]
    assert sentences_of_act(table, table.play_to_end(B)) == [
        "Claudius ends the last turn of the round",
        "The elections begin: who stands for what?",
    ]


def test_dice_are_told_by_the_names_of_their_faces() -> None:
    table = Table().with_first_turn()
    assert sentences_of_act(table, table.act(A, "roll", 1, 4, 6)) == [
        "Aemilius rolls disapproval, political capital, and political attack"
    ]
    again = table.act(A, "roll-again", 3, reroll=["die-3"])
    assert sentences_of_act(table, again) == ["Aemilius rolls again: skill"]
    assert sentences_of_act(table, table.act(A, "stop-rolling")) == [
        "Aemilius stops at disapproval, political capital, and skill: 3 capital, 3 skill",
        "Aemilius pays 2 capital to keep the level",
    ]
    assert sentences_of_act(table, table.act(A, "end-turn")) == [
        "Aemilius ticks 3 boxes of Oratory, and masters Oratory",
        "Aemilius loses what was not spent, 1 capital",
        "Aemilius ends the turn; Claudius is next",
    ]


def test_a_sheet_with_its_faces_in_another_order_is_told_by_its_own_names() -> None:
    order = "[disapproval, skill, choice, wealth, political_capital, political_attack]"
    table = Table(scenario=f"rolling: {{faces: {order}}}\n").with_first_turn()
    assert sentences_of_act(table, table.act(A, "roll", 2, 3, 4)) == [
        "Aemilius rolls skill, choice (capital or skill), and wealth"
    ]


def test_dice_of_old_entries_are_told_by_number() -> None:
    said = [
        public_sentence(Table(), entry)
        for entry in map(first_pinned_entry, ("dice-rolled", "rolling-stopped"))
    ]
    assert said == ["Cornelius rolls 5, 4, 4", "Cornelius stops at 5, 4, 1: 5 capital"]


@pytest.mark.parametrize(
    ("dignitas", "faces", "said"),
    [
        (0, (1, 1, 4), "Aemilius has 2 dice of disapproval: 1 shame"),
        (2, (1, 1, 1), "Aemilius has 3 dice of disapproval: 1 dignitas lost"),
    ],
)
def test_disapproval_is_told_as_a_sentence(
    dignitas: int, faces: tuple[int, ...], said: str
) -> None:
    table = Table().set_holdings(A, dignitas=dignitas).with_first_turn()
    assert sentences_of_act(table, table.roll_once(A, *faces))[1] == said


def test_disapproval_that_costs_both() -> None:
    table = Table(scenario="levels: {i: {dice: 4}}\n").set_holdings(A, dignitas=1)
    table.change_reading("disapproval.insufficient", "lose_and_shame").accepted_entries()
    assert sentences_of_act(table, table.with_first_turn().roll_once(A, 1, 1, 1, 1))[1] == (
        "Aemilius has 4 dice of disapproval: 1 dignitas lost, 3 shame"
    )


@pytest.mark.parametrize(
    ("dignitas", "faces", "said"),
    [
        (
            3,
            (4, 2, 2, 2),
            (
                "Aemilius cannot keep the level with 3 of 4 capital: 1 dignitas lost, "
                "the capital forfeited"
            ),
        ),
        (0, (2, 2, 2), "Aemilius cannot keep the level with 0 of 2 capital: 2 shame"),
    ],
)
def test_missed_upkeep_is_told_as_a_sentence(
    dignitas: int, faces: tuple[int, ...], said: str
) -> None:
    table = Table().set_holdings(A, dignitas=dignitas).with_first_turn()
    assert sentences_of_act(table, table.roll_once(A, *faces))[1] == said


@pytest.mark.parametrize(
    ("dignitas", "dice", "said"),
    [
        (3, 1, "Aemilius attacks Claudius, who loses 1 dignitas; Aemilius gains 1"),
        (0, 1, "Aemilius attacks Claudius, who gets 1 shame"),
        (
            1,
            2,
            (
                "Aemilius attacks Claudius with 2 dice, who loses 1 dignitas and gets 1 shame; "
                "Aemilius gains 1"
            ),
        ),
    ],
)
def test_attacks_are_told_as_sentences(dignitas: int, dice: int, said: str) -> None:
    table = Table().set_holdings(B, dignitas=dignitas).with_first_turn()
    table.roll_once(A, 6, 6, 4).accepted_entries()
    assert sentences_of_act(table, table.act(A, "attack", targets={B: dice})) == [said]


def test_purchases_training_and_losses_are_told_as_sentences() -> None:
    table = Table().set_holdings(A, wealth=4).with_first_turn()
    table.roll_once(A, 4, 3, 6).accepted_entries()
    assert sentences_of_act(table, table.act(A, "advance", boxes=1)) == [
        "Aemilius gains 1 dignitas for 1 capital"
    ]
    assert sentences_of_act(table, table.act(A, "train", boxes={"oratory": 1})) == [
        "Aemilius ticks a box of Oratory"
    ]
    assert sentences_of_act(
        table, table.act(A, "train", boxes={"command": 1, "politicking": 1})
    ) == ["Aemilius ticks 2 boxes of Command and Politicking"]
    assert sentences_of_act(table, table.act(A, "buy", luxury="roman_domus")) == [
        "Aemilius buys Roman domus for 4 wealth"
    ]
    assert sentences_of_act(table, table.act(A, "end-turn"))[0] == (
        "Aemilius loses what was not spent, an attack"
    )


def test_elections_are_told_as_sentences() -> None:
    table = Table(3).open_candidacies()
    assert sentences_of_act(table, table.act(A, "run-for", office="consul")) == [
        "Aemilius stands for consul"
    ]
    assert sentences_of_act(table, table.act(A, "stand-down")) == [
        "Aemilius stands for consul no longer"
    ]
    table.act(A, "run-for", office="tribune").accepted_entries()
    table.act(B, "run-for", office="tribune").accepted_entries()
    assert sentences_of_act(table, table.act(C, "ready")) == [
        "Cornelius stands for nothing",
        "The votes begin, for one office",
    ]
    assert sentences_of_act(table, roll_votes(table, A, 2, 2, 2)) == [
        "Aemilius rolls 2, 2, 2 for plebeian tribune: 6 votes"
    ]
    assert sentences_of_act(table, roll_votes(table, B, 2, 2, 2))[1] == (
        "A tie for plebeian tribune: Aemilius and Claudius roll again"
    )
    roll_votes(table, A, 1, 1, 1).accepted_entries()
    assert sentences_of_act(table, roll_votes(table, B, 2, 2, 2))[1:] == [
        "Claudius is first plebeian tribune with 6 votes",
        "Round 1 is over",
    ]
    assert public_sentence(table, table.state.log.entries[table.state.log.position - 1]) == (
        "A new round begins"
    )


def test_votes_by_skills_and_elections_without_a_winner_are_told() -> None:
    table = table_at_votes(Table(2).set_holdings(A, command=5).skip_to_round(2), aemilius="consul")
    assert sentences_of_act(table, roll_votes(table, A, 1, 1, 1))[:2] == [
        "Aemilius rolls 1, 1, 1 for consul: 6 votes, 3 of them by skill",
        "Nobody is elected consul: 6 votes, and 16 were needed",
    ]
    tied = Table(2).with_reading("elections.tie", "no_winner")
    table_at_votes(tied, aemilius="aedile", claudius="aedile")
    roll_votes(tied, A, 3, 3, 3).accepted_entries()
    assert sentences_of_act(tied, roll_votes(tied, B, 3, 3, 3))[1] == (
        "Nobody is elected aedile: a tie at 9 votes"
    )
    empty = Table(2).open_candidacies()
    empty.act(A, "ready").accepted_entries()
    assert sentences_of_act(empty, empty.act(B, "ready"))[1] == "Nobody stands for anything"


def test_the_end_is_told_as_a_sentence() -> None:
    table = Table(2).set_holdings(A, aedile=1).set_holdings(B, shame=1)
    assert sentences_of_act(table, table.act(A, "agree-to-end")) == [
        "Aemilius would end the game now"
    ]
    assert sentences_of_act(table, table.act(B, "disagree")) == ["Claudius plays on"]
    table.act(B, "agree-to-end").accepted_entries()
    assert sentences_of_act(table, table.act(A, "agree-to-end"))[1] == (
        "The game is over: Aemilius won with 4 victory points"
    )
    assert sentences_of_act(table, table.set_fact(B, "shame", 0))[1] == (
        "The game is over: Aemilius won, say the stewards, with 4 victory points"
    )


FACTS = [
    ("wealth", 7, "Claudius has 7 wealth, say the stewards"),
    ("oratory", 3, "Claudius has 3 Oratory, say the stewards"),
    ("consul", 1, "Claudius is consul, say the stewards"),
    ("consul", 0, "Claudius is not consul, say the stewards"),
    ("seat", 0, "Claudius plays no longer"),
]


@pytest.mark.parametrize(("fact", "value", "said"), FACTS)
def test_facts(fact: str, value: int, said: str) -> None:
    table = Table().with_first_turn()
    assert sentences_of_act(table, table.set_fact(B, fact, value))[0] == said


def test_a_set_course_is_told_as_a_sentence() -> None:
    table = table_at_votes(Table(3), aemilius="aedile", claudius="praetor")
    roll_votes(table, A, 6, 6, 6).accepted_entries()
    assert sentences_of_act(table, table.set_game_course("votes", about="aedile")) == [
        "The stewards have aedile voted on again",
        "Aemilius is first aedile no longer",
    ]
    said = [
        sentences_of_act(table, table.set_game_course(to))[0]
        for to in ("candidacies", "next-round")
    ]
    assert said == ["The stewards open the elections", "The stewards end the round"]
    assert sentences_of_act(table, table.set_game_course("turn", about=C)) == [
        "The stewards give Cornelius the turn"
    ]
    assert sentences_of_act(table, table.set_game_course("end"))[0] == "The stewards end the game"


def test_undone_acts_are_told_as_sentences() -> None:
    table = Table().with_first_turn()
    for entry in reversed(table.roll_once(A, 3, 4, 4).accepted_entries()):
        table.act("host", "reverse", entry=entry.id, reason="so").accepted_entries()
    assert public_sentence(table, table.last_entry()) == "Aemilius may go back to it: the dice"
    trained = Table().with_first_turn()
    trained.roll_once(A, 3, 4, 4).accepted_entries()
    entry = trained.act(A, "train", boxes={"oratory": 3}).accepted_entries()[0]
    trained.act("host", "reverse", entry=entry.id, reason="so").accepted_entries()
    assert (
        public_sentence(trained, trained.last_entry())
        == "Aemilius has not mastered Oratory after all"
    )


def test_fading_ticks_are_told_as_a_sentence() -> None:
    table = (
        Table()
        .with_reading("skills.partial_boxes_kept", value=False)
        .set_holdings(A, command=2)
        .with_first_turn()
    )
    table.roll_once(A, 4, 4, 4).accepted_entries()
    assert (
        sentences_of_act(table, table.act(A, "end-turn"))[0] == "Aemilius loses 2 boxes of Command"
    )


def test_an_election_held_again_between_turns_is_told() -> None:
    table = table_at_votes(Table(3), aemilius="aedile")
    roll_votes(table, A, 6, 6, 6).accepted_entries()
    table.set_game_course("votes", about="aedile").accepted_entries()
    assert sentences_of_act(table, roll_votes(table, A, 6, 6, 6))[-1] == "The turns go on: Aemilius"


def test_no_sentence_keeps_a_placeholder() -> None:
    """Sentences with figures of every size keep no reference and no brace."""
    for stored, entry_type in MACHINE.types.items():
        if stored.startswith("cursus_honorum/"):
            assert WORDS.has(message_key_of_type(stored)), entry_type
