"""What `acta serve --check` says of a hall before the guests come."""

from pathlib import Path

import pytest

from api.commands.prospects import prospects, resolved
from api.settings import Settings
from ledger.store import open_store
from tests.api.commands.running import fails, succeeds
from tests.certificates import certified

NAME = "play.example.org"
OWN = frozenset({"127.0.0.1", "192.0.2.20"})
"""The addresses of the machine."""


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """A phone app that was built."""
    (tmp_path / "index.html").touch()
    return tmp_path


def said(settings: Settings, *answers: str) -> tuple[str, bool]:
    """All that is expected, on a machine where a name is answered so, and whether it is bad."""
    at = settings.certificate.until - 20 * 86_400_000 if settings.certificate else 0
    found = [*prospects(settings, at, lambda _name: frozenset(answers), OWN)]
    return "\n".join(one.said for one in found), any(one.bad for one in found)


def with_certificate(pages: Path, **more: object) -> Settings:
    open_store("acta.db").close()
    files = certified(pages, NAME)
    given = {"tls_cert": files.chain, "tls_key": files.key, "pages": pages, **more}
    return Settings.model_validate(given)


def test_with_a_certificate_and_a_name_phones_get_everything(pages: Path) -> None:
    everywhere = with_certificate(pages, host="0.0.0.0")  # noqa: S104 - only described
    text, bad = said(everywhere, "192.0.2.20")
    assert f"https://{NAME}:8044" in text
    assert "which is this machine" in text
    assert "the installed app" in text
    assert "do not get" not in text
    assert not bad


@pytest.mark.parametrize(
    ("answers", "why", "bad"),
    [
        ((), "Nobody here knows", True),
        (("192.0.2.7",), "192.0.2.7, which is another machine", True),
        (("127.0.0.1",), "phones ask the router", False),
    ],
)
def test_a_name_that_does_not_lead_here_is_spoken_of(
    pages: Path, answers: tuple[str, ...], why: str, bad: bool
) -> None:
    text, found = said(with_certificate(pages), *answers)
    assert why in text
    assert found is bad


@pytest.mark.parametrize(
    ("left", "why", "bad"), [(0, "has expired", True), (3_600_000, "ends soon", False)]
)
def test_the_end_of_a_certificate_is_spoken_of(pages: Path, left: int, why: str, bad: bool) -> None:
    settings = with_certificate(pages)
    assert settings.certificate is not None
    here = frozenset({"127.0.0.1"})
    found = [*prospects(settings, settings.certificate.until - left, lambda _name: here, OWN)]
    spoken = [one for one in found if why in one.said]
    assert [one.bad for one in spoken] == [bad]


def test_without_https_it_says_what_phones_do_without(pages: Path) -> None:
    open_store("acta.db").close()
    text, bad = said(Settings(pages=pages))
    assert "http://127.0.0.1:8044" in text
    assert "do not get" in text
    assert "this machine only" in text
    assert not bad


def test_an_app_that_is_not_built_and_a_ledger_that_is_not_there_are_bad(tmp_path: Path) -> None:
    text, bad = said(Settings(pages=tmp_path / "none"))
    assert "is not built" in text
    assert "holds no ledger yet" in text
    assert bad


def test_the_check_serves_nothing_and_ends_by_what_it_found(pages: Path) -> None:
    assert "holds no ledger yet" in fails("serve", "--check")
    succeeds("found", "--ruleset", "morituri")
    if Settings().pages.joinpath("index.html").is_file():
        assert "holds 1 game." in succeeds("serve", "--check")


def test_a_name_that_nobody_has_is_answered_with_nothing() -> None:
    assert resolved("nobody.invalid") == frozenset()
    assert resolved("localhost") & {"127.0.0.1", "::1"}
