"""The phone's tests know every act, asset and god that a ruleset declares."""

from tests.games.declared import LIST, declared


def test_the_phone_s_list_is_what_the_rulesets_declare() -> None:
    written = LIST.read_text(encoding="utf-8")
    assert written == declared(), "python -m tests.games.declared writes it anew"
