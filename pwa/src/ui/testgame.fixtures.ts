/** A table for tests of screens. The table has a made-up server behind `fetch`, and an open game. */

import { vi } from "vitest";
import { game, person, place, viewDoc } from "../core/view/fixtures";
import type { Attempt, Offers, Opening } from "../core/view/wire";
import { memoryStorage } from "../core/sending/memorystorage";
import { areTapsIgnored } from "./taps";
import { pack } from "./pack";
import { closeGame, currentGame, openGame, storage } from "./services";
import inGame from "../messages/en.game.ftl?raw";
import { loadedSources } from "./texts";
import { toasts } from "./toasts";

/**
 * Answer a request for texts in a test. The answer has the given texts of a game, or the app's own texts for an open
 * game.
 */
export const textResponse = (url: string, words: string): Response => new Response(url.includes("en.game") ? inGame : words);

/** The text with which the game of the made-up server writes money. */
const moneyFormatMessage = "amount-denarius = { $n } D\n";

if (!loadedSources.peek().includes(inGame)) loadedSources.value = [...loadedSources.peek(), inGame, moneyFormatMessage];
pack.value = { ...pack.peek(), hand: { ...pack.peek().hand, money: "denarius" } };

type TestAnswer = { readonly status: number; readonly body: unknown };
type TestRoute = TestAnswer | ((body: Record<string, unknown>) => TestAnswer);

/** A made-up server. */
export interface TestServer {
  /** The answers of the server, by the end of the request's path. */
  readonly routes: Record<string, TestRoute>;
  /** The posted requests in order. */
  readonly posted: { readonly path: string; readonly body: Record<string, unknown> }[];
  /** Send an event on the open stream. */
  say(event: string, data: unknown): void;
}

export const okAnswer = (body: unknown, status = 200): TestAnswer => ({ status, body });

export const refusedAnswer = (objections: readonly unknown[], isAppealable = true): TestAnswer => ({
  status: 409,
  body: { type: "/problems/refused", title: "Refused", status: 409, objections, appealable: isAppealable },
});

export const objection = {
  rule: "SEDES-07",
  grade: "L",
  key: "full",
  args: {},
  waivable: true,
  hidden: false,
  text: "Gaul is full.",
} as const;

export const testAttempt = (changes: Partial<Attempt> = {}): Attempt => ({
  fields: [],
  complete: true,
  objections: [],
  warnings: [],
  voices: [],
  legs: [],
  after: {},
  becomes: [],
  ...changes,
});

export const offersDoc = (changes: Partial<Offers> = {}): Offers => ({
  as: "hirtius",
  period: 5,
  offers: [],
  reminders: [],
  ...changes,
});

/**
 * Return a view of a small game. Hirtius, who is the viewer, is in Gaul, and Livia is in Rome. Minerva sells goods, and
 * the Fates take part.
 */
export function smallView(changes: Partial<Opening> = {}): Opening {
  return viewDoc({
    slices: {
      game: game(),
      "person/hirtius": person("hirtius", { name: "Aulus Hirtius", place: "gaul", holds: { legio_curialis: 2 } }),
      "person/livia": person("livia", { name: "Livia Drusilla", role: "virgo" }),
      "person/minerva": person("minerva", { role: "numen", group: "olympian", mortal: false, place: "" }),
      "person/fata": person("fata", { role: "numen", group: "fates", mortal: false, place: "" }),
      "purse/hirtius": { id: "hirtius", holds: { denarius: 1_200_000 } },
      "place/gaul": place("gaul", { here: ["hirtius"], roads: ["rome"] }),
      "place/rome": place("rome", { kind: "rome", here: ["livia"], roads: ["gaul"] }),
      market: { stock: [{ seller: "minerva", asset: "legio_curialis", price: 200_000, stock: 15, advertised: true }] },
      switches: { flipped: { "cap.scope": "each_kind" } },
    },
    ...changes,
  });
}

/** Open a game at a made-up server with this view. */
export async function openTestGame(view: Opening = smallView()): Promise<TestServer> {
  let push: (text: string) => void = () => undefined;
  const encoder = new TextEncoder();
  const server: TestServer = {
    routes: { offers: okAnswer(offersDoc()), try: okAnswer(testAttempt()) },
    posted: [],
    say: (event, data) => push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
  };
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    const path = url.replace(/^\/api\/v1/, "").replace(/\?.*/, "");
    if (path.endsWith("/live")) {
      return new Response(
        new ReadableStream({
          start(controller) {
            push = (text) => controller.enqueue(encoder.encode(text));
            init?.signal?.addEventListener("abort", () => controller.error(new DOMException("x", "AbortError")));
          },
        }),
      );
    }
    const body = init?.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {};
    if (init?.method === "POST") server.posted.push({ path, body });
    const route = server.routes[url.split("/").pop() ?? ""] ?? server.routes[path.split("/").pop() ?? ""] ?? { status: 404, body: {} };
    const { status, body: answer } = typeof route === "function" ? route(body) : route;
    return new Response(JSON.stringify(answer), { status });
  });
  toasts.value = [];
  areTapsIgnored.value = false;
  closeGame();
  storage.value = memoryStorage();
  openGame("ides");
  await vi.waitFor(() => currentGame.value?.link.value === "connecting" || Promise.reject(new Error("no stream")));
  await vi.waitFor(() => {
    server.say("view", view);
    if (!currentGame.value?.view.value) throw new Error("no view");
  });
  return server;
}

/** Make dialogs work in jsdom, which does not support them. */
export function letDialogsOpen(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

/** Tap an element as soon as taps are no longer ignored. */
export async function tapElement(find: () => HTMLElement): Promise<void> {
  await vi.waitFor(() => {
    if (areTapsIgnored.value || find().closest("[aria-disabled=true]")) throw new Error("taps are still ignored");
  });
  find().click();
}
