// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { line } from "../../core/view/fixtures";
import type { Line } from "../../core/view/wire";
import { sheets } from "../../ui/router";
import { closeGame, currentGame, openGame, storage } from "../../ui/services";
import { areTapsIgnored } from "../../ui/taps";
import { loadedSources } from "../../ui/texts";
import { letDialogsOpen, openTestGame, smallView, tapElement } from "../../ui/testgame.fixtures";
import type { TestServer } from "../../ui/testgame.fixtures";
import type { LineTidings } from "../../core/view/tidings";
import { crestBearerOf } from "./card";
import { isSoundOn, isQuietMode } from "./settings";
import { startShowingTidings } from ".";

const WORDS = `
tidings-challenged = { $by } challenges you
tidings-challenged-about = Accept or refuse.
tidings-settled = It is over
tidings-settled-about = { $by } settled it.
act-accept-challenge = Accept
`;

const challenge = (c: string, changes: Partial<Line> = {}): Line =>
  line(c, {
    at: 2_000_000,
    key: "challenge-made",
    args: { by: "who:livia" },
    by: { as: "livia", recorder: "" },
    tidings: [{ word: "challenged", tone: "call", who: ["hirtius"], acts: ["accept-challenge"], until: "period" }],
    ...changes,
  });

let server: TestServer;
let stop: () => void = () => undefined;
const vibrateMock = vi.fn<(pattern: readonly number[]) => boolean>();

function followGame(): void {
  if (!currentGame.value) throw new Error("no game is open");
  stop = startShowingTidings(currentGame.value);
}

/** Wait until the note was read. The game reads the note a short time after it was opened. */
const waitForNote = (): Promise<unknown> => waitFor(async () => expect(await storage.value.note("tidings/ides")).toBeTruthy());

beforeEach(async () => {
  letDialogsOpen();
  if (!loadedSources.peek().includes(WORDS)) loadedSources.value = [...loadedSources.peek(), WORDS];
  Object.assign(navigator, { vibrate: vibrateMock, userActivation: { hasBeenActive: true } });
  server = await openTestGame();
  followGame();
  await waitForNote();
});

afterEach(() => {
  stop();
  cleanup();
  closeGame();
  vibrateMock.mockClear();
  sheets.value = [];
  isQuietMode.value = false;
  isSoundOn.value = false;
});

const addLines = (...lines: readonly Line[]): void => {
  const pub = lines.filter(({ c }) => c.startsWith("p"));
  const ownLines = lines.filter(({ c }) => c.startsWith("q"));
  server.say("entries", { now: 2_000_000, p: 2 + pub.length, q: 1 + ownLines.length, pub: { entries: pub, slices: {} }, own: { entries: ownLines, slices: {} } });
};

const dialog = (): HTMLElement | null => screen.queryByRole("alertdialog");
const understoodButton = (): HTMLElement => screen.getByRole("button", { name: "Understood" });

describe("tidings of an act done to me", () => {
  test("take the screen with their meaning and my possible acts, and the phone vibrates once", async () => {
    addLines(challenge("p3"));
    expect((await screen.findByRole("heading")).textContent).toBe("Livia challenges you");
    expect(screen.getByText("Accept or refuse.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Accept" }).className).toContain("primary");
    expect(understoodButton().className).not.toContain("primary");
    expect(screen.getByText(/Until .* is over/)).toBeTruthy();
    expect(vibrateMock).toHaveBeenCalledTimes(1);
  });

  test("take the screen in the same way on a phone that cannot vibrate", async () => {
    Reflect.deleteProperty(navigator, "vibrate");
    addLines(challenge("p3"));
    expect((await screen.findByRole("heading")).textContent).toBe("Livia challenges you");
    expect(vibrateMock).not.toHaveBeenCalled();
  });

  test("ignore taps until a player can have seen them", async () => {
    addLines(challenge("p3"));
    await screen.findByRole("alertdialog");
    expect(areTapsIgnored.value).toBe(true);
    fireEvent.click(understoodButton());
    expect(dialog()).toBeTruthy();
    await tapElement(understoodButton);
    await waitFor(() => expect(dialog()).toBeNull());
  });

  test("return after a reload until they were read, and then never", async () => {
    addLines(challenge("p3"));
    await screen.findByRole("alertdialog");
    stop();
    followGame();
    await screen.findByRole("alertdialog");
    expect(vibrateMock).toHaveBeenCalledTimes(1);
    await tapElement(understoodButton);
    await waitFor(() => expect(dialog()).toBeNull());
    act(() => server.say("reset", smallView({ cursor: "ab12cd.3.1", entries: [line("p1"), line("p2"), challenge("p3")] })));
    stop();
    followGame();
    await waitForNote();
    expect(dialog()).toBeNull();
  });

  test("come one after the other, with their number", async () => {
    addLines(challenge("p3"), challenge("p4", { at: 2_100_000 }));
    await screen.findByText("one more after this");
    await tapElement(understoodButton);
    await waitFor(() => expect(screen.queryByText("one more after this")).toBeNull());
    expect(await screen.findByRole("alertdialog")).toBeTruthy();
  });

  test("stay while they are read, unless graver news come", async () => {
    addLines(challenge("p3"));
    expect((await screen.findByRole("heading")).textContent).toBe("Livia challenges you");
    const laterLine = (c: string, actor: string, time: number, mortal = false) =>
      challenge(c, { at: time, args: { by: `who:${actor}` }, tidings: [{ word: "challenged", tone: "call", who: ["hirtius"], acts: [], until: "period", mortal }] });
    act(() => server.say("entries", { now: 2_100_000, p: 4, pub: { entries: [laterLine("p4", "minerva", 2_100_000)], slices: {} } }));
    await screen.findByText("one more after this");
    expect(screen.getByRole("heading").textContent).toBe("Livia challenges you");
    act(() => server.say("entries", { now: 2_200_000, p: 5, pub: { entries: [laterLine("p5", "fata", 2_200_000, true)], slices: {} } }));
    await waitFor(() => expect(screen.getByRole("heading").textContent).toContain("Fata"));
  });

  test("let the answer stand out only as long as there is one", async () => {
    addLines(challenge("p3", { tidings: [{ word: "challenged", tone: "dread", who: ["hirtius"], acts: [], until: "" }] }));
    await screen.findByRole("alertdialog");
    expect(understoodButton().className).toContain("primary");
  });

  test("wear the crest of a person whom they name, and otherwise my own", () => {
    const tidingsOf = (line: Line): LineTidings => ({ id: "1", word: "challenged", tone: "call", who: [], acts: [], until: "", line, characters: ["hirtius"], isSecret: false, legs: [] });
    const settlement = { by: { as: "minerva", recorder: "" } };
    expect(crestBearerOf(tidingsOf(challenge("p3", settlement)), "hirtius")).toBe("livia");
    expect(crestBearerOf(tidingsOf(challenge("p3", { ...settlement, args: { by: "who:hirtius" } })), "hirtius")).toBe("hirtius");
    expect(crestBearerOf({ ...tidingsOf(challenge("p3", { ...settlement, args: { by: "who:minerva" } })), word: "settled" }, "hirtius")).toBe("minerva");
  });

  test("wait until a form is closed, and until typed text is gone", async () => {
    sheets.value = [{ id: 1, render: () => null }];
    addLines(challenge("p3"));
    await waitFor(() => expect(currentGame.value?.view.value?.pub.at(-1)?.c).toBe("p3"));
    expect(dialog()).toBeNull();
    expect(vibrateMock).not.toHaveBeenCalled();
    const field = document.body.appendChild(document.createElement("textarea"));
    field.value = "Dear Livia";
    await act(async () => void field.dispatchEvent(new Event("input", { bubbles: true })));
    await act(() => void (sheets.value = []));
    await new Promise(requestAnimationFrame);
    expect(dialog()).toBeNull();
    field.remove();
    await screen.findByRole("alertdialog");
  });

  test("wait at the edge in quiet mode, and open on a tap", async () => {
    isQuietMode.value = true;
    addLines(challenge("p3"));
    const edge = await screen.findByRole("button", { name: "Something happened to you" });
    expect(dialog()).toBeNull();
    expect(vibrateMock).not.toHaveBeenCalled();
    fireEvent.click(edge);
    expect(await screen.findByRole("alertdialog")).toBeTruthy();
  });

  test("are covered and silent if they are secret, and open when the button is held", async () => {
    server.say("entries", { now: 2_000_000, p: 2, q: 2, own: { entries: [challenge("q2", { after: 2 })], slices: {} } });
    const hold = await screen.findByRole("button", { name: "Press and hold to read" });
    expect(screen.queryByText(/challenges you/)).toBeNull();
    expect(vibrateMock).not.toHaveBeenCalled();
    await waitFor(() => expect(areTapsIgnored.value).toBe(false));
    fireEvent.pointerDown(hold);
    fireEvent.pointerUp(hold);
    fireEvent.click(hold, { detail: 1 });
    expect(screen.queryByText(/challenges you/)).toBeNull();
    fireEvent.pointerDown(hold);
    expect(await screen.findByText(/challenges you/)).toBeTruthy();
    await tapElement(() => screen.getByRole("button", { name: "Cover it" }));
    await waitFor(() => expect(screen.queryByText(/challenges you/)).toBeNull());
  });

  test("go away together with the card", async () => {
    addLines(challenge("p3"));
    await screen.findByRole("alertdialog");
    server.say("moved", { card: "hirtius-1", character: "hirtius" });
    await waitFor(() => expect(dialog()).toBeNull());
  });
});

test("from before the first visit are not shown on a new phone", async () => {
  stop();
  closeGame();
  await openTestGame(smallView({ entries: [line("p1"), challenge("p2")] }));
  openGame("ides");
  followGame();
  await waitForNote();
  expect(dialog()).toBeNull();
});
