"""The server's log, and the secrets that are removed before a line is written."""

import traceback
from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from api.observing.log import WithoutSecrets
from ledger.record.books import Books, OverdraftError
from ledger.record.entry import Posting

WORDS = "meet me at the wall"


def hide_secrets(event: dict[str, Any], known: str = "") -> Any:
    return WithoutSecrets(known)(None, "error", event)


def test_tokens_are_blotted_out() -> None:
    token = "0123456789abcdef" * 2
    assert (
        hide_secrets({"event": f"claim of {token} failed"})["event"] == "claim of [secret] failed"
    )


def test_the_host_s_own_token_is_blotted_out_whatever_it_looks_like() -> None:
    event = {"exception": "Bearer open sesame!", "n": 3}
    assert hide_secrets(event, "open sesame!") == {"exception": "Bearer [secret]", "n": 3}


def test_exception_messages_are_logged_without_purses_and_quoted_input() -> None:
    class Command(BaseModel):
        words: int

    with pytest.raises(OverdraftError) as purse:
        Books().post((Posting("denarius", "cicero", "livia", 700_000),))
    with pytest.raises(ValidationError) as words:
        Command.model_validate({"words": WORDS})
    raised = "".join("".join(traceback.format_exception(one.value)) for one in (purse, words))
    told = hide_secrets({"event": "batch", "exception": raised})["exception"]
    assert "OverdraftError: [left out]" in told
    assert "input_value=[left out], input_type=str" in told
    assert not {word for word in ("cicero lacks", "700000", WORDS) if word in told}
    assert told.count("Traceback (most recent call last)") == 2
