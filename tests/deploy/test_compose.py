"""The compose file: the settings of its services fit the services and each other."""

import re
from pathlib import Path, PurePosixPath
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml
from redis import Redis

from api import serve
from api.base.settings import Settings
from api.commands.doctor.database import findings_about_answers
from api.commands.doctor.finding import Grade
from api.commands.doctor.redis import redis_findings
from tests.shape.tree import ROOT, text_of_file, tracked_files

COMPOSE = PurePosixPath("deploy/compose.yaml")
PROXY = PurePosixPath("deploy/compose.Caddyfile")
BEGIN = PurePosixPath("deploy/compose.postgres.sh")
REFERENCE = PurePosixPath("deploy/README.md")
DATABASES = PurePosixPath("deploy/databases.md")
SAID = re.compile(r"\$\{(\w+):\?[^}]+\}")
VALUES = {
    "ACTA_NAME": "play.example.org",
    "POSTGRES_PASSWORD": "one",
    "REDIS_PASSWORD": "two",
}


def part_with_filled_values(value: Any) -> Any:
    """Return a part of the file with the values that a person has to fill in."""
    if isinstance(value, dict):
        return {key: part_with_filled_values(one) for key, one in value.items()}
    if isinstance(value, list):
        return [part_with_filled_values(one) for one in value]
    return SAID.sub(lambda name: VALUES[name[1]], value) if isinstance(value, str) else value


def settings_of_service(service: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Return the settings of a server that has no other environment."""
    for name, value in service["environment"].items():
        if value is not None:
            monkeypatch.setenv(name, value)
    return Settings()


@pytest.fixture
def compose() -> dict[str, Any]:
    found: dict[str, Any] = part_with_filled_values(yaml.safe_load(text_of_file(COMPOSE)))
    return found


@pytest.fixture
def services(compose: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = compose["services"]
    return found


def test_the_composition_has_two_servers_a_database_a_redis_and_a_proxy(
    services: dict[str, Any],
) -> None:
    assert set(services) == {"app1", "app2", "proxy", "postgres", "redis"}
    names = [services[one].pop("container_name") for one in ("app1", "app2")]
    assert names == ["acta-app1", "acta-app2"]
    assert services["app1"] == services["app2"]


def test_the_page_runs_its_commands_in_an_existing_server(services: dict[str, Any]) -> None:
    named = set(re.findall(r"docker exec .*?(acta-\S+)", text_of_file(REFERENCE)))
    assert named == {services["app1"]["container_name"]}


def test_the_page_s_commands_write_where_a_server_may(services: dict[str, Any]) -> None:
    """A tmpfs at /data belongs to root with podman, so the page takes another folder."""
    folders = set(re.findall(r"docker exec .*--workdir (\S+) acta-app1", text_of_file(REFERENCE)))
    assert folders
    assert folders <= set(services["app1"]["tmpfs"]) - {"/data"}


def test_a_server_understands_its_settings_which_lead_to_the_other_services(
    services: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_of_service(services["app1"], monkeypatch)
    assert settings.own_names == ("play.example.org",)
    assert settings.secure_cookies
    store, redis = urlsplit(settings.store), urlsplit(settings.redis.get_secret_value())
    database = services["postgres"]["environment"]
    assert (store.hostname, store.port) == ("postgres", 5432)
    assert store.password == database["POSTGRES_PASSWORD"]
    assert f"CREATE ROLE {store.username} LOGIN PASSWORD :'password'" in text_of_file(BEGIN)
    assert f"CREATE DATABASE {store.path[1:]} OWNER {store.username}" in text_of_file(BEGIN)
    assert settings.store_wait_seconds >= 60
    assert (redis.hostname, redis.port) == ("redis", 6379)
    command = services["redis"]["command"]
    assert redis.password == command[command.index("--requirepass") + 1]


def test_a_server_has_a_read_only_disk_and_no_privileges(services: dict[str, Any]) -> None:
    app = services["app1"]
    assert app["read_only"]
    assert app["cap_drop"] == ["ALL"]
    assert app["security_opt"] == ["no-new-privileges:true"]
    assert int(app["stop_grace_period"].removesuffix("s")) >= 2 * serve.STOP_SECONDS
    assert (PurePosixPath("deploy") / app["build"]["context"] / app["build"]["dockerfile"]).parts
    assert PurePosixPath(app["build"]["dockerfile"]) in tracked_files()


def test_only_the_proxy_is_reached_from_outside(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert [name for name, one in services.items() if "ports" in one] == ["proxy"]
    assert compose["networks"]["within"] == {"internal": True}
    inside = {name for name, one in services.items() if one["networks"] == ["within"]}
    assert inside == set(services) - {"proxy"}


def test_a_server_does_not_wait_until_other_services_are_healthy(services: dict[str, Any]) -> None:
    assert services["app1"]["depends_on"] == ["postgres", "redis"]


def test_the_doctor_finds_no_fault_in_the_network_of_the_composition(
    services: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_of_service(services["app1"], monkeypatch)
    private = {host.strip() for host in settings.unencrypted_to.split(",")}
    assert {"postgres", "redis"} <= private
    sound = {"standby": False, "held_up": 0, "whole_pages": "on", "superuser": False, "free": 90}
    far = {"near": False, "encrypted": False}
    assert all(
        one.grade == Grade.WELL for one in findings_about_answers(sound | far, is_private=True)
    )
    monkeypatch.setattr(Redis, "ping", lambda _client: True)
    found = [*redis_findings(settings.redis.get_secret_value(), private)]
    assert [one.grade for one in found] == [Grade.WELL] * 2


def test_the_database_is_set_up_by_a_script_that_its_image_may_run(
    services: dict[str, Any],
) -> None:
    (script,) = (v for v in services["postgres"]["volumes"] if v.startswith("./"))
    name, where, how = script.split(":")
    assert PurePosixPath("deploy") / name == BEGIN
    assert (PurePosixPath(where).parent.name, how) == ("docker-entrypoint-initdb.d", "ro")
    assert Path(ROOT, BEGIN).stat().st_mode & 0o555 == 0o555


def test_games_and_certificates_are_stored_in_volumes(compose: dict[str, Any]) -> None:
    kept = {
        volume.partition(":")[0]
        for one in compose["services"].values()
        for volume in one.get("volumes", ())
        if not volume.startswith("./")
    }
    assert kept == set(compose["volumes"])


def test_the_proxy_knows_the_servers_and_sends_a_game_to_one_of_them(
    services: dict[str, Any],
) -> None:
    proxy = text_of_file(PROXY)
    port = Settings.model_fields["port"].default
    (upstreams,) = re.findall(r"reverse_proxy (.*) \{", proxy)
    assert upstreams.split() == [f"{name}:{port}" for name in services if name.startswith("app")]
    assert any(volume.startswith("./compose.Caddyfile:") for volume in services["proxy"]["volumes"])
    (pattern,) = re.findall(r"path_regexp game (\S+)", proxy)
    found = re.match(pattern, "/api/v1/games/k3x9qa2m/commands")
    assert found is not None
    assert found[1] == "k3x9qa2m"
    assert not re.match(pattern, "/api/v1/claims")
    assert "lb_policy header X-Acta-Game" in proxy
    assert proxy.index("request_header -X-Acta-Game") < proxy.index("request_header @game")
    assert proxy.count("{") == proxy.count("}")


def test_the_page_of_databases_shows_the_actual_configuration_of_the_proxy() -> None:
    lines = text_of_file(PROXY).splitlines(keepends=True)
    proxy = "".join(line for line in lines if not line.startswith("#"))
    proxy = proxy.replace("{$ACTA_NAME}", "acta.example.org")
    (shown,) = re.findall(
        r"^```\n# Caddy\n(.*?)^```$", text_of_file(DATABASES), re.MULTILINE | re.DOTALL
    )
    assert shown == proxy
