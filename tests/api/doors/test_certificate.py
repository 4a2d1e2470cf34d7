"""The certificate of a hall without a proxy: it is read, refused with a reason, and used."""

import re
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest
from pydantic import ValidationError

from api.base.settings import Settings
from api.keys.certificate import read_certificate
from tests.api.commands.running import run_expecting_failure, run_successfully
from tests.certificates import CertificateFiles, make_certificate

NAME = "localhost"
"""A name that every resolver translates to an address of this machine."""

LISTENS = re.compile(r"listens at https://localhost:(\d+)")
ACTA = str(Path(sys.executable).with_name("acta"))


@contextmanager
def serve_with_certificate(folder: Path, files: CertificateFiles) -> Iterator[str]:
    """Yield the address of `acta serve` with a certificate."""
    store = folder / "evening.db"
    run_successfully(
        "found", "--ruleset", "morituri", "--store", store, "--cards", folder / "cards.html"
    )
    command = [ACTA, "serve", "--store", str(store), "--port", "0"]
    command += ["--tls-cert", str(files.chain), "--tls-key", str(files.key)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = next(filter(None, map(LISTENS.search, process.stdout)))
            yield f"https://{NAME}:{found[1]}"
        finally:
            process.kill()


def test_phones_reach_the_name_of_the_certificate_over_https(tmp_path: Path) -> None:
    files = make_certificate(tmp_path, NAME)
    trusted = ssl.create_default_context(cafile=files.chain)
    with serve_with_certificate(tmp_path, files) as address, httpx2.Client(verify=trusted) as phone:
        answer = phone.get(f"{address}/api/v1/rulesets")
        assert answer.status_code == 200
        assert "strict-transport-security" in answer.headers
        with pytest.raises(httpx2.HTTPError):
            phone.get(address.replace("https:", "http:"))


def test_a_certificate_is_valid_for_its_names_and_for_one_label_in_place_of_a_star(
    tmp_path: Path,
) -> None:
    shown = read_certificate(*make_certificate(tmp_path, "play.example.org", "*.Hall.example"))
    for name in ("play.example.org", "PLAY.example.org", "a.hall.example"):
        assert shown.accepts_name(name), name
    for name in ("example.org", "hall.example", "a.b.hall.example", "org", ""):
        assert not shown.accepts_name(name), name


def test_a_certificate_is_valid_from_its_first_moment_until_just_before_its_last(
    tmp_path: Path,
) -> None:
    shown = read_certificate(*make_certificate(tmp_path, NAME))
    assert shown.fault_at(shown.valid_from) == shown.fault_at(shown.valid_until - 1) == ""
    assert "not valid yet" in shown.fault_at(shown.valid_from - 1)
    assert "expired" in shown.fault_at(shown.valid_until)


def settings_with_certificate(files: CertificateFiles, **more: object) -> Settings:
    return Settings.model_validate({"tls_cert": files.chain, "tls_key": files.key, **more})


def test_a_bad_certificate_is_refused_with_a_reason_before_the_server_listens(
    tmp_path: Path,
) -> None:
    good = make_certificate(tmp_path, NAME)
    (tmp_path / "other").mkdir()
    other = make_certificate(tmp_path / "other", NAME)
    scrap = tmp_path / "scrap.pem"
    scrap.write_text("no certificate", encoding="utf-8")
    for files, why in (
        (CertificateFiles(good.chain, other.key), r"hall\.key is not the key of hall\.pem"),
        (CertificateFiles(scrap, good.key), "no certificate and key in PEM"),
        (CertificateFiles(good.chain, scrap), "no certificate and key in PEM"),
        (CertificateFiles(good.chain, tmp_path / "gone.key"), "there is no file gone.key"),
    ):
        with pytest.raises(ValidationError, match=why):
            settings_with_certificate(files)
    with pytest.raises(ValidationError, match="set together"):
        Settings(tls_cert=good.chain)


def test_a_certificate_for_a_star_needs_the_name_from_the_settings(tmp_path: Path) -> None:
    files = make_certificate(tmp_path, "*.example.org")
    with pytest.raises(ValidationError, match="ACTA_NAMES"):
        settings_with_certificate(files)
    with pytest.raises(ValidationError, match="ACTA_NAMES"):
        settings_with_certificate(files, names="play.example.net")
    assert settings_with_certificate(files, names="play.example.org").https_names == (
        "play.example.org",
    )


def test_a_wrong_key_is_reported_at_the_terminal(tmp_path: Path) -> None:
    files = make_certificate(tmp_path, NAME)
    assert "set together" in run_expecting_failure("serve", "--tls-cert", files.chain)
    assert "no file" in run_expecting_failure(
        "serve", "--tls-cert", files.chain, "--tls-key", "gone.key"
    )
