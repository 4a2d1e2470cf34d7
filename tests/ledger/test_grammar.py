"""Words agree with the people and amounts of a sentence, and articles with their place."""

import pytest

from ledger.contract.messages import Messages, messages_of
from ledger.language.grammar import count_text, with_full_stop

SAID = """
left = { $who } { AGREE($who, "has", "have") } left
came = With { $from } came { $who }. { $who } { AGREE($who, "stays", "stay") }
asked = “{ $who }” { AGREE($who, "is", "are") } here? ({ $who })
held = { $n } { AGREE($n, "man", "men") } and { $asset }: { AGREE($asset, "it is", "they are") } new
asset-legio = { $n ->
    [one] legion
   *[other] legions
}
spoken-the-fates = The Fates
    .number = plural
    .within = the Fates
spoken-saturn-ops = Saturn & Ops
    .number = plural
"""
MESSAGES = Messages([SAID])

NAMES = {
    "who:fates": "The Fates",
    "who:saturn": "Saturn & Ops",
    "who:ada": "Ada",
    "who:gracchi": "Gracchi",
    "number:gracchi": "plural",
    "number:ada": "",
}


def name_of(kind: str, what: str) -> str | None:
    return NAMES.get(f"{kind}:{what}")


def sentence_of_leaving(who: object) -> str:
    return MESSAGES.text("left", {"who": who}, name_of)


@pytest.mark.parametrize(
    ("who", "sentence"),
    [
        ("who:ada", "Ada has left"),
        ("who:saturn", "Saturn & Ops have left"),
        ("who:fates", "The Fates have left"),
        ("who:gracchi", "Gracchi have left"),
        (["who:ada"], "Ada has left"),
        (("who:saturn",), "Saturn & Ops have left"),
        (["who:ada", "who:fates"], "Ada and the Fates have left"),
        (["who:fates", "who:ada"], "The Fates and Ada have left"),
        (["who:ada", "who:saturn", "who:stranger"], "Ada, Saturn & Ops, and Stranger have left"),
        ("who:stranger", "Stranger has left"),
        # plain text has no grammatical number, but references have one
        ("The Fates", "The Fates has left"),
        ([], " has left"),
    ],
)
def test_verbs_agree_with_the_number_of_people_of_a_reference(who: object, sentence: str) -> None:
    assert sentence_of_leaving(who) == sentence


def test_an_article_is_capitalised_only_where_a_sentence_begins() -> None:
    args = {"who": "who:fates", "from": "who:fates"}
    assert MESSAGES.text("came", args, name_of) == ("With the Fates came the Fates. The Fates stay")
    assert MESSAGES.text("asked", args, name_of) == "“The Fates” are here? (The Fates)"
    assert MESSAGES.name_in_language("The Fates") == "The Fates"


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (0, "0 men and legions: they are new"),
        (1, "1 man and legion: it is new"),
        (2, "2 men and legions: they are new"),
    ],
)
def test_verbs_agree_with_a_number_and_with_an_amount(number: int, sentence: str) -> None:
    assert MESSAGES.text("held", {"n": number, "asset": "asset:legio"}, name_of) == sentence


def test_a_nested_message_writes_its_names_as_inside_a_sentence() -> None:
    inner = {"key": "left", "args": {"who": "who:fates"}}
    assert MESSAGES.text("came", {"from": inner, "who": "who:ada"}, name_of) == (
        "With The Fates have left came Ada. Ada stays"
    )


@pytest.mark.parametrize(
    ("language", "husband", "sentence"),
    [
        ("en", "who:ada", "Livia and Ada are divorced; he owes her a dos of 5 D"),
        ("en", "who:gracchi", "Livia and Gracchi are divorced; they owe her a dos of 5 D"),
        ("es", "who:ada", "Livia y Ada se divorciaron; él le debe una dos de 5 D"),
        ("es", "who:gracchi", "Livia y Gracchi se divorciaron; ellos le deben una dos de 5 D"),
    ],
)
def test_a_pronoun_agrees_with_the_husband_for_whom_it_stands(
    language: str, husband: str, sentence: str
) -> None:
    args = {"wife": "who:livia", "husband": husband, "dos": 5}
    assert messages_of("ludi_romani", language).text("divorced", args, name_of) == sentence


def test_the_gods_of_the_data_are_plural_in_both_languages() -> None:
    english, spanish = (messages_of("ludi_romani", language) for language in ("en", "es"))
    args = {"who": "who:saturn", "owner": "who:fates", "n": 1}
    assert english.text("legions-confiscated", args, name_of) == (
        "Saturn & Ops took from the Fates what was above the limit: a legio"
    )
    assert spanish.text("legions-confiscated", args, name_of) == (
        "Saturno y Ops quitaron a las Parcas lo que pasaba del límite: una legio"
    )
    assert english.text("season-held", {"who": "who:fates"}, name_of).startswith("The Fates have")
    assert spanish.text("season-held", {"who": "who:fates"}, name_of).startswith(
        "Las Parcas tienen"
    )


@pytest.mark.parametrize(
    ("number", "said"), [(0, "0 entries"), (1, "1 entry"), (2, "2 entries"), (21, "21 entries")]
)
def test_programs_count_with_the_right_noun(number: int, said: str) -> None:
    assert count_text(number, "entry", "entries") == said
    assert count_text(number, "seal") == said.replace("entries", "seals").replace("entry", "seal")


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("Nobody waits", "Nobody waits."),
        ("Nobody waits.", "Nobody waits."),
        ("Who waits?", "Who waits?"),
        ("He said “wait.”", "He said “wait.”"),
        ("He said “wait”", "He said “wait”."),
        ("Written by \u2068שׁ.\u2069", "Written by \u2068שׁ.\u2069"),
    ],
)
def test_a_sentence_ends_with_one_full_stop(sentence: str, said: str) -> None:
    assert with_full_stop(sentence) == said
