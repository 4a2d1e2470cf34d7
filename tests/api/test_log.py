"""What is logged, and what is blotted out of it."""

from typing import Any

from api.log import WithoutSecrets


def logged(event: dict[str, Any], known: str = "") -> Any:
    return WithoutSecrets(known)(None, "error", event)


def test_tokens_are_blotted_out() -> None:
    token = "0123456789abcdef" * 2
    assert logged({"event": f"claim of {token} failed"})["event"] == "claim of [secret] failed"


def test_the_host_s_own_token_is_blotted_out_whatever_it_looks_like() -> None:
    event = {"exception": "Bearer open sesame!", "n": 3}
    assert logged(event, "open sesame!") == {"exception": "Bearer [secret]", "n": 3}
