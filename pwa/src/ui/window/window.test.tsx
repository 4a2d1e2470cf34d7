// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { game } from "../../core/view/fixtures";
import { canonicalJson, digest } from "../../core/sending/crypto";
import { ownDoc, savedDoc, windowDoc } from "../../core/sending/windows.fixtures";
import type { OwnSubmission, WindowDoc } from "../../core/view/wire";
import { letDialogsOpen, offersDoc, okAnswer, openTestGame, smallView, tapElement } from "../testgame.fixtures";
import type { TestServer } from "../testgame.fixtures";
import { openAct } from "../act/actrequest";
import { Banners } from "../../screens/game/banners";
import { Sheets } from "../parts/sheet";
import { followHistory, sheets } from "../router";
import { closeGame, gameSlice, currentGame } from "../services";
import { toasts } from "../toasts";
import { WaitingList } from "../waiting/list";
import { saveSubmission, sendReadiness } from "./save";

const NOW = smallView().now;
const SALT = "ab".repeat(16);
const order = {
  type: "order",
  chapter: "X",
  fields: [{ name: "n", kind: "number" as const, least: 1, most: 40, step: 1, unit: "" }],
  blocked: [],
  sealed: "orders",
};

let server: TestServer;
let submission: OwnSubmission;

/** Return a made-up server that keeps submissions, as the real one does. */
async function openGameWithWindow(changes: Partial<WindowDoc> = {}, own: Partial<OwnSubmission> = {}): Promise<void> {
  submission = ownDoc(own);
  const view = smallView();
  const window = windowDoc({ until: NOW + 600_000, since: NOW, ...changes });
  server = await openTestGame({ ...view, slices: { ...view.slices, "window/w": window } });
  server.routes["own"] = () => okAnswer(submission);
  server.routes["offers"] = okAnswer(offersDoc({ offers: [order] }));
  server.routes["try"] = okAnswer({ fields: order.fields, complete: true, objections: [], warnings: [], voices: [], legs: [], after: {}, becomes: [] });
  server.routes["commands"] = (body) => {
    const [revision, time] = [Number(body["revision"]), 1];
    const receipt = { window: "w", who: "hirtius", revision, at: time, superseded: false };
    if (body["type"] === "set-ready") submission = { ...submission, ready: body["ready"] === true, said: revision };
    else submission = { ...submission, revision, at: time, ready: false, saved: savedDoc({ revision, fields: { n: Number(body["n"]) } }) };
    return okAnswer({ command: "x", repeated: false, pending: false, entries: [], cursor: "", kept: receipt });
  };
  await currentGame.peek()?.loadOffers("hirtius");
  render(
    <>
      {gameSlice.value && <Banners game={gameSlice.value} />}
      <WaitingList />
      <Sheets />
    </>,
  );
}

const sentCommands = (): readonly Record<string, unknown>[] =>
  server.posted.filter(({ path }) => path.endsWith("/commands")).map(({ body }) => body);

const toastTexts = (): string => toasts.value.flatMap(({ parts }) => parts).join("|");

beforeAll(() => followHistory(() => undefined));
beforeEach(letDialogsOpen);
afterEach(() => {
  cleanup();
  sheets.value = [];
  closeGame();
  vi.unstubAllGlobals();
});

describe("a window in which the viewer owes a submission", () => {
  test("is in the list and above every screen, with its clock", async () => {
    await openGameWithWindow();
    await waitFor(() => expect(screen.getAllByText("nothing saved, not ready", { exact: false })).toHaveLength(2));
    expect(screen.getAllByRole("timer")[0]?.textContent).toMatch(/^(10:00|9:5\d)$/);
  });

  test("is saved from its form, counted, and shown as not ready", async () => {
    await openGameWithWindow();
    for (const revision of [1, 2]) {
      await tapElement(() => screen.getByRole("button", { name: revision > 1 ? /^Change/ : "Order" }));
      expect(await screen.findByText("Nobody else reads it before the deadline", { exact: false })).toBeTruthy();
      await waitFor(() => expect(screen.getByRole("button", { name: "Save" }).hasAttribute("disabled")).toBe(false));
      fireEvent.click(screen.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(sentCommands()).toHaveLength(revision));
      expect(sentCommands().at(-1)).toMatchObject({ type: "order", as: "hirtius", window: "w", revision });
      await waitFor(() => expect(sheets.value).toHaveLength(0));
    }
    expect(toastTexts()).toContain("Saved, not ready");
    expect((await screen.findAllByText(/saved \d\d:\d\d, not ready/)).length).toBe(2);
  });

  test("is not shown as saved before the server has it", async () => {
    await openGameWithWindow({}, { revision: 3, at: 1, saved: savedDoc({ revision: 3, fields: { n: 23 } }) });
    await screen.findAllByText(/saved \d\d:\d\d, not ready/);
    const sending = currentGame.peek()?.outbox;
    if (!sending) throw new Error("no game");
    const item = { id: "x", game: "ides", label: { key: "act-order" }, at: 1, state: "queued" as const };
    sending.value = [{ ...item, body: { type: "set-ready", as: "hirtius", period: 1, window: "w" } }];
    expect(screen.getAllByText(/saved \d\d:\d\d, not ready/)).toHaveLength(2);
    sending.value = [{ ...item, body: { type: "order", as: "hirtius", period: 1, window: "w", n: 5 } }];
    await waitFor(() => expect(screen.getAllByText(/not sent yet, not ready/)).toHaveLength(2));
  });

  test("ends the readiness when it is changed, and says so even if saves are quiet", async () => {
    await openGameWithWindow({}, { revision: 3, at: 1, ready: true, said: 1, saved: savedDoc({ revision: 3, fields: { n: 23 } }) });
    await screen.findByRole("button", { name: "Not ready after all" });
    expect((await saveSubmission({ type: "order", as: "hirtius", period: gameSlice.peek()?.period.seq ?? 0, n: 24 }, "orders", true)).state).toBe("done");
    expect(toastTexts()).toContain("Saved. The change took back that you are ready.");
    await tapElement(() => screen.getByRole("button", { name: "I am ready" }));
    await screen.findByRole("button", { name: "Not ready after all" });
    expect(sentCommands().at(-1)).toMatchObject({ type: "set-ready", ready: true, revision: 2 });
  });

  test("starts its form with the saved values", async () => {
    await openGameWithWindow({}, { revision: 3, at: 1, saved: savedDoc({ revision: 3, fields: { n: 23 } }) });
    await screen.findAllByText(/saved \d\d:\d\d/);
    openAct({ type: "order", as: "hirtius" });
    await waitFor(() => expect(document.querySelector(".sheet-scroll")?.textContent).toContain("23"));
  });

  test("is sealed once its leaf leads to the root that everybody is shown", async () => {
    const submission = savedDoc();
    const leafText = canonicalJson({ window: "w", seal: 1, who: "hirtius", saved: submission });
    const bytes = Uint8Array.from([0, ...(SALT.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)), ...new TextEncoder().encode(leafText)]);
    const root = digest(bytes);
    const proof = { number: 1, at: 1, root, revision: 1, salt: SALT, index: 0, size: 1, path: [] };
    await openGameWithWindow({ owed: ["hirtius"], seal: 1, root, sealed_at: 1 }, { revision: 1, saved: submission, sealed: proof });
    expect((await screen.findAllByText(/^saved, copy sealed \d\d:\d\d, not ready$/)).length).toBeGreaterThan(0);
  });

  test("is not sealed if its proof leads to another root", async () => {
    const proof = { number: 1, at: 1, root: "11".repeat(32), revision: 1, salt: SALT, index: 0, size: 1, path: [] };
    await openGameWithWindow({ seal: 1, root: "11".repeat(32), sealed_at: 1 }, { revision: 1, at: 1, saved: savedDoc(), sealed: proof });
    expect((await screen.findAllByText(/saved \d\d:\d\d, not ready/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/sealed/)).toBeNull();
  });
});

describe("readiness", () => {
  test("is set by one tap, and withdrawn by the next", async () => {
    await openGameWithWindow();
    await tapElement(() => screen.getByRole("button", { name: "I am ready" }));
    await screen.findByRole("button", { name: "Not ready after all" });
    await tapElement(() => screen.getByRole("button", { name: "Not ready after all" }));
    await screen.findByRole("button", { name: "I am ready" });
    expect(sentCommands()).toMatchObject([
      { type: "set-ready", window: "w", ready: true, revision: 1 },
      { type: "set-ready", window: "w", ready: false, revision: 2 },
    ]);
  });

  test.each([
    ["names", { ready: 1, ready_who: ["hirtius"] }, "Not ready yet: Livia"],
    ["names", { ready: 2, ready_who: ["hirtius", "livia"] }, "2 of 2 are ready"],
    ["count", { ready: 1 }, "1 of 2 is ready"],
  ] as const)("of others is shown only as far as the window tells it, with readiness “%s”", async (readiness, changes, text) => {
    await openGameWithWindow({ readiness, ...changes });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test("of others is not shown where it is secret", async () => {
    await openGameWithWindow({ readiness: "secret" });
    await screen.findByRole("button", { name: "I am ready" });
    expect(screen.queryByText(/are ready|Not ready yet/)).toBeNull();
  });

  test("shows a refusal", async () => {
    await openGameWithWindow();
    server.routes["commands"] = { status: 409, body: { type: "/problems/saved-elsewhere", title: "Elsewhere", status: 409 } };
    await tapElement(() => screen.getByRole("button", { name: "I am ready" }));
    await waitFor(() => expect(toastTexts()).toContain("Elsewhere"));
  });
});

describe("the deadline", () => {
  test("is announced once, shortly before it", async () => {
    await openGameWithWindow({ since: NOW - 600_000, until: NOW + 50_000, remind_at: NOW - 10_000 });
    await waitFor(() => expect(toastTexts()).toMatch(/it ends in 0:(50|4\d). Yours: nothing saved, not ready/));
    expect(toasts.value).toHaveLength(1);
  });

  test("is not announced to players who are ready or owe nothing", async () => {
    await openGameWithWindow({ owed: ["livia"], since: NOW - 600_000, until: NOW + 50_000, remind_at: NOW - 10_000 });
    expect(await screen.findByRole("timer")).toBeTruthy();
    expect(screen.queryByText(/ready/)).toBeNull();
    expect(toasts.value).toHaveLength(0);
  });

  test("stands still in a pause", async () => {
    const view = smallView();
    const window = windowDoc({ since: 0, until: 900_000 });
    server = await openTestGame({ ...view, slices: { ...view.slices, game: game({ status: "paused", paused_at: 300_000 }), "window/w": window } });
    server.routes["own"] = okAnswer(ownDoc());
    render(<>{gameSlice.value && <Banners game={gameSlice.value} />}</>);
    expect((await screen.findByRole("timer")).textContent).toBe("10:00");
  });
});

test("a sealed act after the end of its window is sent, and the server refuses it", async () => {
  await openGameWithWindow({ over: true });
  const window = windowDoc();
  await sendReadiness(window, "hirtius", true);
  expect(sentCommands()).toMatchObject([{ type: "set-ready", window: "w" }]);
});
