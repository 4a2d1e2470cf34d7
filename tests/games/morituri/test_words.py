"""The chronicle of the journey as sentences."""

import pytest

from tests.games.morituri.scenes import public_sentence
from tests.games.morituri.table import A, Answer, B, C, Table


def sentences_of_act(table: Table, answer: Answer) -> list[str]:
    """Return the sentences of an act's entries, without the sentences of the kernel's entries."""
    return [
        public_sentence(table, e)
        for e in answer.accepted_entries()
        if e.type.startswith("morituri/")
    ]


def test_lots_are_told_as_sentences() -> None:
    table = Table(2)
    table.act(A, "roll-for-order", 4).accepted_entries()
    assert sentences_of_act(table, table.act(B, "roll-for-order", 4)) == [
        "Spiculus rolls 4 for the first turn",
        "Flamma and Spiculus tie and roll again",
    ]
    table.act(A, "roll-for-order", 4).accepted_entries()
    assert sentences_of_act(table, table.act(B, "roll-for-order", 5))[-1] == "Spiculus begins"


def test_a_bonus_space_is_told_as_a_sentence() -> None:
    table = Table().begin_turn(A)
    assert sentences_of_act(table, table.act(A, "move", 4)) == [
        "Flamma rolls 4 and goes from Alexandria, imperial school to Cyrene",
        "Flamma takes the Hit Point card of Cyrene",
        "It is the turn of Spiculus",
    ]


def test_cards_are_told_as_sentences() -> None:
    table = Table().equip(A, "gladius", "scutum").begin_turn(A)
    assert sentences_of_act(table, table.act(A, "move", 2))[1:] == [
        "Flamma may draw 2 cards: Paraetonium armoury"
    ]
    assert sentences_of_act(table, table.draw_card(A, "falx")) == ["Flamma draws Falx"]
    assert sentences_of_act(table, table.act(A, "keep-gear", keep="falx")) == [
        "Flamma keeps Falx and lays down Gladius and Scutum"
    ]
    assert sentences_of_act(table, table.draw_card(A, "patron")) == [
        "Flamma draws Generous Patron!",
        "Flamma may draw 2 cards: Generous Patron!",
    ]
    assert sentences_of_act(table, table.draw_card(A, "thief_weapon")) == [
        "Flamma draws Thief! (weapon)",
        "Flamma loses Falx",
    ]
    assert sentences_of_act(table, table.draw_card(A, "thief_armour"))[:2] == [
        "Flamma draws Thief! (armour)",
        "Thief! (armour) does nothing to Flamma",
    ]


def test_discarded_cards_are_told_as_sentences() -> None:
    table = Table().equip(A, "gladius", "scutum").begin_turn(A)
    assert sentences_of_act(table, table.act(A, "drop-gear", card="scutum")) == [
        "Flamma lays down Scutum"
    ]
    table.act(A, "move", 2).accepted_entries()
    table.draw_card(A, "sica").accepted_entries()
    assert sentences_of_act(table, table.act(A, "keep-gear", keep="gladius")) == [
        "Flamma discards Sica"
    ]
    table.draw_card(A, "falx").accepted_entries()
    assert sentences_of_act(table, table.act(A, "keep-gear", keep="none"))[:1] == [
        "Flamma discards Falx and Gladius"
    ]


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("medicus", "Flamma gains a hit point"),
        ("old_wound", "Flamma loses a hit point for good"),
        ("chains", "Flamma is going to miss a turn"),
        (
            "owner_in_debt",
            "Owner in Debt! sends Flamma from Taposiris armoury to Dalmatian Coast",
        ),
    ],
)
def test_flux(card: str, said: str) -> None:
    table = Table().begin_turn(A)
    table.act(A, "move", 1).accepted_entries()
    assert sentences_of_act(table, table.draw_card(A, card))[1] == said


def test_a_shuffle_is_told_as_a_sentence() -> None:
    table = Table().discarded("falx", "falx").begin_turn(A)
    table.act(A, "move", 1).accepted_entries()
    assert sentences_of_act(table, table.draw_card(A, "owner_in_debt"))[2] == (
        "3 discards are shuffled into the pile, which has 69 cards now"
    )


def test_bandits_pirates_and_losses_are_told_as_sentences() -> None:
    table = Table().equip(A, "gladius", "manica", at="utica").begin_turn(A)
    assert sentences_of_act(table, table.act(A, "move", 1))[1:] == [
        "Flamma meets bandits: Hills of Cirta"
    ]
    assert sentences_of_act(table, table.act(A, "face-danger", 1)) == [
        "Flamma rolls 1, and 2 more makes 3: the bandits are stronger",
        "Flamma has to give up a card",
    ]
    assert (
        sentences_of_act(table, table.act(A, "give-up", card="manica"))[0] == "Flamma loses Manica"
    )
    safe = Table().equip(A, at="tingis").begin_turn(A)
    assert sentences_of_act(safe, safe.act(A, "move", 1))[1:] == [
        "Flamma meets pirates: Straits of Gades"
    ]
    assert sentences_of_act(safe, safe.act(A, "face-danger", 4))[0] == (
        "Flamma rolls 4, and 1 more makes 5: safe from the pirates"
    )
    thief = Table().equip(A, "ocrea", "manica").begin_turn(A)
    thief.act(A, "move", 1).accepted_entries()
    assert sentences_of_act(thief, thief.draw_card(A, "thief_armour"))[1] == (
        "Spiculus names the card that Flamma loses"
    )


def test_wind_storm_and_snow_are_told_as_sentences() -> None:
    table = Table().equip(A, at="sitifis").equip(B, at="lechaeum").begin_turn(A)
    assert sentences_of_act(table, table.act(A, "move", 1))[1] == (
        "Flamma is carried on from Caesarea, fair wind to Straits of Gades"
    )
    table.begin_turn(B)
    assert sentences_of_act(table, table.act(B, "move", 1))[1] == (
        "Spiculus is driven back from Storm on the Ionian Sea to Patrae smithy"
    )


def test_arenas_and_missed_turns_are_told_as_sentences() -> None:
    table = (
        Table(3).equip(A, at="macomades").equip(B, at="leptis").equip(C, at="leptis").begin_turn(A)
    )
    assert sentences_of_act(table, table.act(A, "move", 1))[1] == (
        "Flamma enters the arena of Leptis Magna, where Spiculus and Verus are waiting"
    )
    alone = Table(2).equip(A, at="macomades").begin_turn(A)
    assert sentences_of_act(alone, alone.act(A, "move", 1))[1] == (
        "Flamma enters the arena of Leptis Magna, where a beast is waiting"
    )
    roma = Table(2).equip(A, at="aricia").begin_turn(A)
    assert sentences_of_act(roma, roma.act(A, "move", 1))[1:] == [
        "Flamma enters the arena of Roma, Flavian Amphitheatre, where nobody is waiting",
        "Flamma may draw a card: Roma, Flavian Amphitheatre",
    ]
    roma.draw_card(A, "chains").accepted_entries()
    assert sentences_of_act(roma, roma.act(A, "wait")) == [
        "Flamma waits in Roma",
        "It is the turn of Spiculus",
    ]
    roma.act(B, "move", 3).accepted_entries()
    assert sentences_of_act(roma, roma.act(A, "wait"))[0] == "Flamma has missed a turn"
    roma.set_fact("skips", A, 1).accepted_entries()
    roma.act(B, "move", 3).accepted_entries()
    roma.draw_card(B, "medicus").accepted_entries()
    assert public_sentence(roma, roma.state.log.entries[roma.state.log.position - 2]) == (
        "Flamma misses a turn"
    )


def test_deaths_returns_and_the_end_are_told_as_sentences() -> None:
    table = (
        Table(2).with_reading("alternate.rule_2", value=True).equip(B, at="leptis").begin_turn(A)
    )
    assert sentences_of_act(table, table.set_fact("life", B, "dead")) == [
        "Spiculus is dead, say the stewards",
        "Spiculus died in Leptis Magna and is going to begin again",
    ]
    table.set_fact("skips", B, 0).accepted_entries()
    table.act(A, "move", 3).accepted_entries()
    assert public_sentence(table, table.state.log.entries[table.state.log.position - 1]) == (
        "A new Spiculus begins in Alexandria, imperial school"
    )
    won = sentences_of_act(table, table.set_fact("winner", A, "wins"))
    assert won == [
        "The game is over, say the stewards",
        "Flamma is the last standing and receives the Rudis",
    ]
    none = Table(2)
    assert sentences_of_act(none, none.set_fact("winner", "nobody", "wins"))[1] == (
        "The game is over, and nobody has won"
    )


@pytest.mark.parametrize(
    ("fact", "value", "said"),
    [
        ("place", "leptis", "Flamma stands in Leptis Magna, say the stewards"),
        ("hit_points", "4", "Hit points of Flamma: 4, say the stewards"),
        ("gives", "falx", "Flamma gets Falx, say the stewards"),
        ("takes", "manica", "Flamma gives back Manica, say the stewards"),
        ("skips", "2", "Flamma is going to miss so many turns: 2, say the stewards"),
        ("turn", "begins", "It is the turn of Flamma from its beginning, say the stewards"),
    ],
)
def test_facts(fact: str, value: str, said: str) -> None:
    table = Table().equip(A, "manica").begin_turn(B)
    assert sentences_of_act(table, table.set_fact(fact, A, value))[0] == said
    if fact == "turn":
        card = table.set_fact("card", "nobody", "falx")
        assert sentences_of_act(table, card)[0] == "The next card is Falx, say the stewards"


def test_a_vain_draw_is_told_as_a_sentence() -> None:
    table = Table(2).with_reading("cards.deck_empty", "no_card")
    table.data["deck"] = {
        "flux": [{"id": "medicus", "name": "M", "count": 1, "slot": "flux", "effect": "gain_hp"}]
    }
    table.discarded("medicus").begin_turn(A)
    assert "There is no card left for Flamma" in sentences_of_act(table, table.act(A, "move", 1))


def test_a_failed_exact_roll_is_told_as_a_sentence() -> None:
    table = Table().with_reading("movement.exact_roll_to_enter_roma", value=True)
    table.equip(A, at="aricia").begin_turn(A)
    assert sentences_of_act(table, table.act(A, "move", 2))[0] == (
        "Flamma rolls 2 and stays in Aricia, last school before the city"
    )
