// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from "@testing-library/preact";
import { afterEach, describe, expect, test, vi } from "vitest";
import { game as gameDoc } from "../../core/view/fixtures";
import { ownDoc, windowDoc } from "../../core/sending/windows.fixtures";
import type { WindowDoc } from "../../core/view/wire";
import { currentTime } from "../currenttime";
import { isPhoneAwaited, isDeadlineNear } from "../me";
import { closeGame, currentGame } from "../services";
import { okAnswer, openTestGame, smallView } from "../testgame.fixtures";
import type { TestServer } from "../testgame.fixtures";
import { toasts } from "../toasts";
import { WindowBanner } from "./banner";
import { setSound, playCallSound } from "./ring";

const MINUTE = 60_000;
let server: TestServer;

/**
 * Open a game with one window. The window's deadline is the given number of minutes from now, and the server has the
 * given submission.
 */
async function openGameWithWindow(minutes: number, ready: boolean, changes: Partial<WindowDoc> = {}): Promise<ReturnType<typeof vi.fn>> {
  const now = Date.now();
  currentTime.value = now;
  const deadline = now + minutes * MINUTE;
  const window = windowDoc({ kind: "guesses", until: deadline, remind_at: deadline - 2 * MINUTE, ...changes });
  server = await openTestGame(smallView({ now, slices: { ...smallView().slices, "window/w": window } }));
  const answerRequest = vi.fn(() => okAnswer(ownDoc({ ready })));
  server.routes["own"] = answerRequest;
  return answerRequest;
}

const banner = (): Element | null => document.querySelector('.banner[data-tone="alarm"]');

/** Advance the clock of the screen once, as the app does four times in each second. */
function advanceClock(): void {
  void act(() => {
    currentTime.value = Date.now();
  });
}

afterEach(() => {
  cleanup();
  closeGame();
  vi.unstubAllGlobals();
});

describe("the reminder", () => {
  test("comes shortly before a deadline if the submission is not ready, and changes the title", async () => {
    const reminderTime = Date.now() + 400;
    const answerRequest = await openGameWithWindow(10, false, { remind_at: reminderTime });
    render(<WindowBanner game={gameDoc()} />);
    await waitFor(() => expect(answerRequest).toHaveBeenCalled());
    expect([banner(), isDeadlineNear.value]).toEqual([null, false]);
    await vi.waitUntil(() => Date.now() > reminderTime + 100);
    advanceClock();
    await waitFor(() => expect(banner()?.textContent).toMatch(/^Guesses (10:00|9:5\d)/));
    await waitFor(() => expect([isDeadlineNear.value, isPhoneAwaited.value]).toEqual([true, true]));
    expect(toasts.value).toHaveLength(1);
  });

  test("ends with the screen that shows it", async () => {
    await openGameWithWindow(1, false);
    const banner = render(<WindowBanner game={gameDoc()} />);
    await waitFor(() => expect(isPhoneAwaited.value).toBe(true));
    banner.unmount();
    await waitFor(() => expect([isDeadlineNear.value, isPhoneAwaited.value]).toEqual([false, false]));
  });

  test("leaves out characters that are ready, and those whose readiness is unknown", async () => {
    const answerRequest = await openGameWithWindow(1, true);
    render(<WindowBanner game={gameDoc()} />);
    await waitFor(() => expect(answerRequest).toHaveBeenCalled());
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect([banner(), isDeadlineNear.value]).toEqual([null, false]);
  });

  test("ends as soon as the character is ready", async () => {
    await openGameWithWindow(1, false);
    render(<WindowBanner game={gameDoc()} />);
    await waitFor(() => expect(banner()).toBeTruthy());
    server.routes["own"] = okAnswer(ownDoc({ ready: true }));
    server.routes["commands"] = okAnswer({ command: "x", repeated: false, pending: false, entries: [], cursor: "" });
    const body = { type: "set-ready", as: "hirtius", period: 5, window: "w", ready: true, revision: 1 };
    await currentGame.value?.submit(body, { key: "x" }).outcome;
    await waitFor(() => expect([banner(), isDeadlineNear.value]).toEqual([null, false]));
  });

  test("is only for characters on this phone, and not during a pause", async () => {
    await openGameWithWindow(1, false, { owed: ["livia"] });
    const rendered = render(<WindowBanner game={gameDoc()} />);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(banner()).toBeNull();
    rendered.unmount();
    const answerRequest = await openGameWithWindow(1, false);
    render(<WindowBanner game={gameDoc({ status: "paused", paused_at: 1 })} />);
    await waitFor(() => expect(answerRequest).toHaveBeenCalled());
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(banner()).toBeNull();
  });
});

describe("the sound", () => {
  class Part {
    gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    addEventListener = vi.fn();
    connect = (next: unknown): unknown => next;
    start = vi.fn();
    stop = vi.fn();
  }
  const makeSound = vi.fn();
  class Audio {
    currentTime = 0;
    destination = {};
    constructor() {
      makeSound();
    }
    close = (): Promise<void> => Promise.resolve();
  }

  test("is made by a phone that was touched, unless it is switched off", () => {
    vi.stubGlobal("AudioContext", Audio);
    vi.stubGlobal("OscillatorNode", Part);
    vi.stubGlobal("GainNode", Part);
    playCallSound();
    expect(makeSound).not.toHaveBeenCalled();
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true }, configurable: true });
    playCallSound();
    expect(makeSound).toHaveBeenCalledTimes(1);
    setSound(false);
    playCallSound();
    expect(makeSound).toHaveBeenCalledTimes(1);
    setSound(true);
  });
});
