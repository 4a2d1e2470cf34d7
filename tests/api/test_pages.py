"""The phone app's files, and every refusal in one shape."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx2
import pytest

from api.app import create_app
from api.base.problems import PROBLEMS
from api.base.settings import Settings
from api.hosting.host import Host
from ledger.contract.messages import LANGUAGES, messages_of
from ledger.store import open_store
from tests.api.hall import SHELF, Hall, document_of, expect_problem

PAGE = b"<!doctype html><title>Acta</title>" + b"x" * 2000


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Return a folder like that of the built phone app."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(PAGE)
    (tmp_path / "sw.js").write_text("self.x = 1")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path / "reference").mkdir()
    (tmp_path / "reference" / "index.html").write_text("<!doctype html><title>REST</title>")
    (tmp_path / "assets" / "app-a1b2c3.js").write_text("export {}")
    (tmp_path.parent / "secret.txt").write_text("not for phones")
    return tmp_path


@pytest.fixture
async def client(built: Path) -> AsyncIterator[httpx2.AsyncClient]:
    settings = Settings(pages=built)
    host = Host(open_store("memory:"), SHELF, settings)
    app = create_app(host, settings)
    transport = httpx2.ASGITransport(app=app, raise_app_exceptions=False)
    async with httpx2.AsyncClient(transport=transport, base_url="http://hall") as opened:
        await host.start()
        yield opened
        await host.stop()


@pytest.mark.parametrize(
    "path", ["/", "/c", "/g/abc", "/g/abc/projector", "/new/abc", "/rehearsal", "/rehearsal/abc"]
)
async def test_every_page_is_the_app_and_runs_only_its_own_code(
    client: httpx2.AsyncClient, path: str
) -> None:
    answer = await client.get(path)
    assert answer.content == PAGE
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["referrer-policy"] == "no-referrer"


async def test_a_page_for_programmers_runs_only_the_code_of_this_server(
    client: httpx2.AsyncClient,
) -> None:
    answer = await client.get("/reference")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "<title>REST</title>" in answer.text
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "connect-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy


async def test_a_page_for_programmers_that_is_not_built_is_not_found(
    client: httpx2.AsyncClient,
) -> None:
    expect_problem(await client.get("/reference/graphql"), "not-found")


async def test_hashed_files_are_cached_for_ever_and_the_worker_is_always_revalidated(
    client: httpx2.AsyncClient,
) -> None:
    script = await client.get("/assets/app-a1b2c3.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert (await client.get("/sw.js")).headers["cache-control"] == "no-cache"
    manifest = await client.get("/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"


async def test_files_are_compressed_for_browsers_that_accept_it(client: httpx2.AsyncClient) -> None:
    squeezed = await client.get("/", headers={"accept-encoding": "gzip"})
    assert squeezed.headers["content-encoding"] == "gzip"
    assert int(squeezed.headers["content-length"]) < 200
    assert squeezed.content == PAGE


@pytest.mark.parametrize(
    "path", ["/nothing", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/", "/assets"]
)
async def test_addresses_beside_the_app_are_not_found(
    client: httpx2.AsyncClient, path: str
) -> None:
    expect_problem(await client.get(path), "not-found")


@pytest.mark.parametrize("path", ["/nothing", "/g", "/c/token", "/index.php", "/g/a/b%2F../.env"])
async def test_a_person_at_an_unknown_address_gets_the_app_which_says_so(
    client: httpx2.AsyncClient, path: str
) -> None:
    found = await client.get(path, headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert found.headers["content-type"].startswith("text/html")
    assert found.content == (await client.get("/")).content
    if found.status_code != 200:
        assert found.status_code == 404
        assert "frame-ancestors 'none'" in found.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/api/v1/nothing", "/graphql/nothing", "/assets/nothing.js"])
async def test_a_program_at_an_unknown_address_gets_a_problem(
    client: httpx2.AsyncClient, path: str
) -> None:
    expect_problem(await client.get(path, headers={"accept": "text/html"}), "not-found")


async def test_an_app_that_was_not_built_says_how_to_build_it(hall: Hall) -> None:
    answer = await hall.stranger().client.get("/")
    assert "make build" in answer.text


@pytest.mark.parametrize(
    ("method", "path", "slug"),
    [
        ("GET", "/api/v1/nothing", "not-found"),
        ("GET", "/api/v1/games/nothing", "unknown-game"),
        ("GET", "/api/v1/games/nothing/live", "unknown-game"),
        ("GET", "/api/v1/games/nothing/view", "unknown-game"),
        ("PUT", "/api/v1/games", "method-not-allowed"),
        ("POST", "/api/v1/games/nothing/live", "method-not-allowed"),
        ("DELETE", "/", "method-not-allowed"),
        ("POST", "/nothing", "method-not-allowed"),
        ("GET", "/problems/nothing", "not-found"),
        ("POST", "/healthz", "method-not-allowed"),
        ("POST", "/api/v1/claims", "malformed"),
        ("GET", "/api/v1/games/nothing/view?%ff=%ff", "malformed"),
    ],
)
async def test_every_refusal_has_the_same_shape(
    hall: Hall, method: str, path: str, slug: str
) -> None:
    answer = await hall.stranger().client.request(method, path)
    document = expect_problem(answer, slug)
    assert document["title"]
    if slug == "method-not-allowed":
        assert answer.headers["allow"]


@pytest.mark.parametrize("slug", sorted(PROBLEMS))
async def test_every_kind_of_problem_has_a_page(hall: Hall, slug: str) -> None:
    client = hall.stranger().client
    page = await client.get(f"/problems/{slug}")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert slug in page.text
    assert f"/problems/{slug}" in (await client.get("/problems/")).text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_pages_of_problems_are_in_the_language_of_their_reader(
    hall: Hall, language: str
) -> None:
    client, said = hall.stranger().client, messages_of(language=language).text
    one, every = [
        await client.get(f"/problems/{slug}", headers={"accept-language": f"{language}-AR"})
        for slug in ("unauthorized", "")
    ]
    for page in (one, every):
        assert page.headers["content-language"] == language
        assert "accept-language" in page.headers["vary"]
        assert f'<html lang="{language}">' in page.text
        assert said("problem-unauthorized").replace("'", "&#x27;") in page.text
        assert "<code>Authorization: Bearer ...</code>" in page.text
        assert "`" not in page.text
    assert f"<h1>{said('problems-title')}</h1>" in every.text
    assert said("problems-all") in one.text


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/api/v1/nothing", "Aquí no hay nada"),
        ("/api/v1/games/{game}/archive", "Está ahí cuando la partida ha terminado."),
        ("/api/v1/games/{game}/view?at=1", "Solo los encargados ven posiciones"),
        ("/api/v1/games/nothing/live", "No hay tal partida"),
        ("/graphql?query=mutation%7Bsit%7D", "GET es solo para consultas."),
    ],
)
async def test_details_of_problems_are_in_the_language_of_their_reader(
    hall: Hall, path: str, said: str
) -> None:
    asked = {"accept-language": "es"}
    answer = await hall.stranger().client.get(path.format(game=hall.id), headers=asked)
    assert said in answer.json()["detail"]
    assert answer.headers["content-language"] == "es"
    assert "accept-language" in answer.headers["vary"]


async def test_the_server_says_whether_it_lives_and_can_play(hall: Hall) -> None:
    client = hall.stranger().client
    assert document_of(await client.get("/healthz")) == {"status": "alive"}
    ready = {"status": "ready", "games": 1, "unreadable": []}
    assert document_of(await client.get("/readyz")) == ready
    hall.host.ready = False
    expect_problem(await client.get("/readyz"), "unavailable")
    hall.host.ready = True


async def test_figures_are_readable_from_this_machine_only(hall: Hall) -> None:
    ada = await hall.phone("ada")
    await ada.does("sit", where="bench")
    client = hall.stranger().client
    figures = (await client.get("/metrics")).text
    assert f'acta_entries_total{{game="{hall.id}"}} 3.0' in figures
    for header in ("x-forwarded-for", "forwarded"):
        expect_problem(await client.get("/metrics", headers={header: "for=10.0.0.1"}), "not-found")
    far = httpx2.ASGITransport(app=hall.app, client=("10.0.0.7", 1))
    async with httpx2.AsyncClient(transport=far, base_url="http://hall") as phone:
        expect_problem(await phone.get("/metrics"), "not-found")
