// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { game } from "../core/view/fixtures";
import { loadKnock, newKnock } from "../core/sending/knock";
import { memoryStorage } from "../core/sending/memorystorage";
import type { GameSummary, KnockState } from "../core/view/wire";
import { me } from "../ui/me";
import { Sheets } from "../ui/parts/sheet";
import { fragment, goToAddress, currentRoute, sheets } from "../ui/router";
import { closeGame, heldCards, storage } from "../ui/services";
import { letDialogsOpen, offersDoc, okAnswer, openTestGame, smallView } from "../ui/testgame.fixtures";
import { Console } from "./console";
import { Games } from "./games";

const summary = (id: string, entry: GameSummary["entry"]): GameSummary => ({
  id,
  title: `Game ${id}`,
  ruleset: "street",
  status: "open",
  waiting: false,
  over: false,
  entry,
  period: { ...game().period },
});

/** The server's answer to a knock. Below it are the bodies of the knocks that the server received. */
let answer: KnockState["state"] | "refused";
let bodies: Record<string, unknown>[];

const jsonResponse = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const refusal = { type: "/problems/refused", title: "Refused", status: 409, objections: [{ key: "nobody-comes-late", text: "Nobody can come now." }] };

function answerRequest(url: string, init?: RequestInit): Response {
  const path = url.replace("/api/v1", "");
  if (path === "/games") return jsonResponse({ games: [summary("ides", "asked"), summary("nones", "open"), summary("kalends", "closed")] });
  if (path === "/rulesets") return jsonResponse({ rulesets: [], founding: false });
  if (!path.includes("/knocks")) return jsonResponse({}, 404);
  if (init?.method === "POST") {
    bodies.push(JSON.parse(String(init.body)) as Record<string, unknown>);
    return answer === "refused" ? jsonResponse(refusal, 409) : jsonResponse({ knock: "k", state: answer }, 201);
  }
  return jsonResponse({ knock: "k", state: answer });
}

beforeEach(() => {
  letDialogsOpen();
  answer = "waiting";
  bodies = [];
  storage.value = memoryStorage();
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => answerRequest(url, init));
});
afterEach(() => {
  cleanup();
  sheets.value = [];
  heldCards.value = [];
  closeGame();
  goToAddress("/");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const openDoor = async (): Promise<void> => {
  render(
    <>
      <Games />
      <Sheets />
    </>,
  );
  await screen.findByText("Game ides");
};

async function askToEnter(name = "Dan"): Promise<void> {
  await openDoor();
  fireEvent.click(screen.getByRole("button", { name: "Ask to come in" }));
  fireEvent.input(await screen.findByLabelText("What are you called?"), { target: { value: name } });
  fireEvent.click(document.querySelector("dialog button[type=submit]") as HTMLElement);
}

describe("a person without a card", () => {
  test("may come into games that admit people, and into no other", async () => {
    await openDoor();
    expect(screen.getAllByRole("button", { name: "Ask to come in" })).toHaveLength(1);
    expect(screen.getAllByRole("button", { name: "Come in" })).toHaveLength(1);
  });

  test("types a name, waits, and takes the card when a steward admits them", async () => {
    await askToEnter(" Dan ");
    await screen.findByText(/You have knocked/);
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({ name: "Dan" });
    answer = "admitted";
    await waitFor(() => expect(currentRoute.value.screen).toBe("claim"), { timeout: 10_000 });
    expect(fragment.value).toBe(`#${String(bodies[0]?.["token"])}`);
    expect(await loadKnock(storage.value, "ides")).toBeNull();
  });

  test("keeps waiting with the same knock after the page is loaded again", async () => {
    const knock = await newKnock(storage.value, "ides", "Dan");
    await openDoor();
    fireEvent.click(screen.getByRole("button", { name: "Ask to come in" }));
    await screen.findByText(/You have knocked/);
    await waitFor(() => expect(bodies).toEqual([{ name: "Dan", token: knock.token }]));
    expect(await loadKnock(storage.value, "ides")).toEqual(knock);
  });

  test("is told when the knock is turned away, and may knock again", async () => {
    answer = "over";
    await newKnock(storage.value, "ides", "Dan");
    await openDoor();
    fireEvent.click(screen.getByRole("button", { name: "Ask to come in" }));
    expect((await screen.findByRole("alert")).textContent).toBe("You were not let in.");
    expect(screen.getByLabelText("What are you called?")).toBeTruthy();
    expect(await loadKnock(storage.value, "ides")).toBeNull();
  });

  test("is told the reason for a refusal", async () => {
    answer = "refused";
    await askToEnter();
    expect((await screen.findByRole("alert")).textContent).toBe("Nobody can come now.");
  });

  test("has no button on a phone with a card of the game", async () => {
    heldCards.value = [{ game: "ides", card: "ada-1", character: { id: "ada", name: "Ada", short: "Ada", role: "child", group: "" } }];
    await openDoor();
    expect(screen.queryByRole("button", { name: "Ask to come in" })).toBeNull();
  });
});

describe("a steward", () => {
  const knock = { id: "k1", name: "Dan", at: 1 };
  const character = { name: "character", kind: "choice", options: [{ value: "livia", ref: "who:livia" }] } as const;
  const choiceField = { name: "knock", kind: "choice", options: [{ value: "" , note: "note-new-print" }, { value: "k1", note: "note-knock", args: { who: "knock:k1" } }] } as const;
  const form = (type: string) => ({ type, chapter: "", fields: [character, choiceField], blocked: [] });

  async function atTheConsole(...types: readonly string[]) {
    vi.unstubAllGlobals();
    vi.stubGlobal("scrollTo", () => undefined);
    const slices = { ...smallView().slices, "knock/k1": knock, "knock/k0": { id: "k0", name: "Eva", at: 0 } };
    const server = await openTestGame(smallView({ me: ["fata"], staff: true, slices }));
    server.routes["offers"] = okAnswer(offersDoc({ as: "fata", offers: types.map(form) }));
    server.routes["try"] = okAnswer({ fields: [character, choiceField], complete: true, objections: [], warnings: [], voices: [], legs: [], after: {}, becomes: [] });
    render(
      <>
        <Console />
        <Sheets />
      </>,
    );
    return server;
  }

  test("sees the people at the door in their order, and admits one as a character", async () => {
    const server = await atTheConsole("let-in", "turn-away");
    expect(screen.getAllByText(/asks to come in/).map((element) => element.textContent)).toEqual(["Eva asks to come in.", "Dan asks to come in."]);
    const [, letIn] = await screen.findAllByRole("button", { name: "Let in" });
    fireEvent.click(letIn as HTMLElement);
    await screen.findByText(/Dan/, { selector: ".option-name" });
    await waitFor(() => expect(server.posted.at(-1)?.body).toMatchObject({ type: "let-in", as: me.value, knock: "k1", character: "livia" }));
    expect(screen.queryByText("Hand a character over")).toBeNull();
  });

  test("turns all away at once, and sees names that another person already has", async () => {
    const subset = { name: "knocks", kind: "subset", least: 1, most: 2, options: ["k0", "k1"].map((id) => ({ value: id, note: "note-knock", args: { who: `knock:${id}` } })) };
    const server = await atTheConsole("let-in", "turn-away", "turn-away-all");
    server.routes["try"] = okAnswer({ fields: [subset], complete: true, objections: [], warnings: [], voices: [], legs: [], after: {}, becomes: [] });
    fireEvent.click(await screen.findByRole("button", { name: "Turn all 2 away" }));
    await waitFor(() => expect(server.posted.at(-1)?.body).toMatchObject({ type: "turn-away-all", as: me.value, knocks: ["k0", "k1"] }));
    expect(screen.queryByText(/is called so, too/)).toBeNull();
  });

  test("has a tool for each act that the game offers", async () => {
    await atTheConsole("let-in", "hand-over-character", "retire-character");
    for (const type of ["act-let-in", "act-hand-over-character", "act-retire-character"]) {
      await waitFor(() => expect(screen.getAllByRole("button", { name: readable(type) }).length).toBeGreaterThan(0));
    }
  });

  const readable = (key: string): RegExp => new RegExp(key.replace("act-", "").replaceAll("-", " "), "i");
});
