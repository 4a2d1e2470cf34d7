import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CALL_TIMEOUT_MS, Api, Problem } from "./api";
import { createTable, giveBackCards, previewCard, fetchRehearsalCards, fetchRulesets } from "../live/entryapi";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const fetchAnswering = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  vi.fn(async (_url: string, _init?: RequestInit) => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return new Response(status === 204 ? null : text, { status, headers });
  });

const problemThrownBy = async (run: Promise<unknown>): Promise<Problem> => {
  const error = await run.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Problem);
  return error as Problem;
};

test("a call goes to the versioned address and returns the answer", async () => {
  const fetch = fetchAnswering(200, { cards: [], now: 5_000 });
  const onMeasured = vi.fn();
  await expect(new Api(fetch, onMeasured, () => 42).session()).resolves.toEqual({ cards: [], now: 5_000 });
  expect(fetch.mock.calls[0]?.[0]).toBe("/api/v1/session");
  expect(onMeasured).toHaveBeenCalledWith(5_000, 42);
});

test("a command carries its id and its body", async () => {
  const fetch = fetchAnswering(201, { command: "u1", repeated: false, pending: false, entries: [], cursor: "" });
  await new Api(fetch).command("ides", "u1", { type: "move", as: "hirtius", period: 5, to: "gaul" });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe("/api/v1/games/ides/commands");
  expect(init?.method).toBe("POST");
  expect(init?.headers).toMatchObject({ "Idempotency-Key": "u1", "Content-Type": "application/json" });
  expect(JSON.parse(String(init?.body))).toEqual({ type: "move", as: "hirtius", period: 5, to: "gaul" });
});

test("a table is founded with the name of its ruleset and its players", async () => {
  const fetch = fetchAnswering(201, { game: "ides", cards: [], doubts: [], repeated: false });
  const api = new Api(fetch);
  await fetchRulesets(api);
  await createTable(api, "u2", "bones", [{ name: "Ada", bot: false }]);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(["/api/v1/rulesets", "/api/v1/games"]);
  expect(JSON.parse(String(fetch.mock.calls[1]?.[1]?.body))).toEqual({
    ruleset: "bones",
    players: [{ name: "Ada", bot: false }],
  });
  expect(fetch.mock.calls[1]?.[1]?.headers).toMatchObject({ "Idempotency-Key": "u2" });
  await createTable(api, "u3", "bones", [], "table");
  expect(JSON.parse(String(fetch.mock.calls[2]?.[1]?.body))).toEqual({ ruleset: "bones", players: [], dice: "table" });
});

test("heads are fetched and signed at one address", async () => {
  const fetch = fetchAnswering(200, { seal_key: "", heads: [] });
  const api = new Api(fetch);
  await api.seal("ides");
  await api.heads("ides");
  await api.cosign("ides", "ab", "cd");
  expect(fetch.mock.calls.map(([url, init]) => `${init?.method} ${url.replace("/api/v1/games/ides", "")}`)).toEqual([
    "GET /seal",
    "GET /heads",
    "POST /heads",
  ]);
  expect(JSON.parse(String(fetch.mock.calls[2]?.[1]?.body))).toEqual({ digest: "ab", signature: "cd" });
});

test("the address of a page names only the given parameters", async () => {
  const fetch = fetchAnswering(200, { entries: [], cursor: "x.0.0", more: false });
  const api = new Api(fetch);
  await api.entries("ides", { before: "x.10.2", limit: 50, type: undefined });
  await api.offers("ides", "hirtius");
  await api.offers("ides", "hirtius", "minerva");
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    "/api/v1/games/ides/entries?before=x.10.2&limit=50",
    "/api/v1/games/ides/offers?as=hirtius",
    "/api/v1/games/ides/offers?as=hirtius&recorder=minerva",
  ]);
});

test("a problem document becomes the error, with the last part of its type as slug", async () => {
  const api = new Api(fetchAnswering(409, { type: "/problems/refused", title: "Refused", status: 409, objections: [] }));
  const problem = await problemThrownBy(api.games());
  expect(problem.slug).toBe("refused");
  expect(problem.isPassing).toBe(false);
  expect(problem.doc.objections).toEqual([]);
});

test("an answer without a document is a problem that may pass", async () => {
  const problem = await problemThrownBy(new Api(fetchAnswering(502, "<html>bad gateway")).games());
  expect(problem.doc.status).toBe(502);
  expect(problem.isPassing).toBe(true);
});

test("too many requests are a passing problem, and a missing page is not", async () => {
  expect((await problemThrownBy(new Api(fetchAnswering(429, {})).games())).isPassing).toBe(true);
  expect((await problemThrownBy(new Api(fetchAnswering(404, {})).games())).isPassing).toBe(false);
});

test("a broken network and an unreadable answer are both unreachable", async () => {
  const broken = await problemThrownBy(new Api(async () => Promise.reject(new TypeError("net"))).games());
  expect([broken.slug, broken.isPassing]).toEqual(["unreachable", true]);
  expect((await problemThrownBy(new Api(fetchAnswering(200, "not json")).games())).slug).toBe("unreachable");
});

const silentFetch = (_url: string, init?: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
  });

test("a call to a silent server ends after eight seconds", async () => {
  const problemPromise = problemThrownBy(new Api(silentFetch).games());
  await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
  expect((await problemPromise).slug).toBe("unreachable");
});

test("a try can be aborted by its caller", async () => {
  const controller = new AbortController();
  const problemPromise = problemThrownBy(new Api(silentFetch).dryRun("ides", { type: "move", as: "a", period: 1 }, controller.signal));
  controller.abort();
  expect((await problemPromise).slug).toBe("unreachable");
});

test("an empty answer is allowed", async () => {
  await expect(giveBackCards(new Api(fetchAnswering(204, "")))).resolves.toBeNull();
});

test("each of the other calls has its address", async () => {
  const fetch = fetchAnswering(200, {});
  const api = new Api(fetch);
  await api.game("ides");
  await api.view("ides");
  await api.receipt("ides", "u1");
  await previewCard(api, "secret", "this-phone");
  await api.claim({ token: "secret", device: "device", move: true, key: "ab" });
  await fetchRehearsalCards(api);
  expect(fetch.mock.calls.map(([url]) => url.replace("/api/v1", ""))).toEqual([
    "/games/ides",
    "/games/ides/view",
    "/games/ides/receipts/u1",
    "/claims/preview",
    "/claims",
    "/rehearsal",
  ]);
  expect(JSON.parse(String(fetch.mock.calls[4]?.[1]?.body))).toEqual({ token: "secret", device: "device", move: true, key: "ab" });
});

test("the problems of the house are fetched at the game's address", async () => {
  const fetch = fetchAnswering(200, { troubles: [{ key: "house-unwritable" }] });
  await expect(new Api(fetch).call("/games/ides/house")).resolves.toEqual({ troubles: [{ key: "house-unwritable" }] });
  expect(fetch.mock.calls[0]?.[0]).toBe("/api/v1/games/ides/house");
});
