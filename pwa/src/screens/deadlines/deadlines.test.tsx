// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, describe, expect, test, vi } from "vitest";
import { windowDoc } from "../../core/sending/windows.fixtures";
import { pushNoteName } from "../../core/sending/keys";
import { closeGame, storage } from "../../ui/services";
import { toasts } from "../../ui/toasts";
import { okAnswer, openTestGame, smallView } from "../../ui/testgame.fixtures";
import type { TestServer } from "../../ui/testgame.fixtures";
import { renewPush, startPush } from "./push";
import { DeadlinesSheet } from "./sheet";

let server: TestServer;

/** Open a game with one window in which my character must answer. */
async function openDeadlines(): Promise<void> {
  const window = windowDoc({ kind: "guesses", until: Date.now() + 600_000 });
  server = await openTestGame(smallView({ slices: { ...smallView().slices, "window/w": window } }));
}

afterEach(() => {
  cleanup();
  closeGame();
  vi.unstubAllGlobals();
});

/**
 * Set the server's answers about push messages and about the feed. `push` and `feed` answer questions. `pushed` and
 * `made` answer posts.
 */
const setServerAnswers = (push: unknown, feed: unknown, pushed: unknown = push, made: unknown = feed): void => {
  server.routes["push"] = (body) => okAnswer(body["as"] ? pushed : push);
  server.routes["calendar"] = (body) => okAnswer(body["as"] ? made : feed);
};

describe("the sheet of deadlines", () => {

  test("lists every deadline that I see, with the characters who owe", async () => {
    await openDeadlines();
    setServerAnswers({ on: false }, { made: false });
    render(<DeadlinesSheet game="ides" />);
    expect(await screen.findByText("Guesses")).toBeTruthy();
    expect(screen.getByText("Hirtius owes this")).toBeTruthy();
    expect(await screen.findByText("This server sends no messages to phones.")).toBeTruthy();
  });

  test("makes an address for the calendar, shows it once, and can end it", async () => {
    await openDeadlines();
    const push = { on: false };
    setServerAnswers(push, { made: false }, push, { made: true, address: "/api/v1/calendars/abc.ics" });
    render(<DeadlinesSheet game="ides" />);
    fireEvent.click(await screen.findByText("Make an address"));
    const link = (await screen.findByText("Open in my calendar")) as HTMLAnchorElement;
    expect(link.href).toBe(`webcal://${location.host}/api/v1/calendars/abc.ics`);
    expect(server.posted.at(-1)?.body).toEqual({ as: "hirtius" });
    fireEvent.click(screen.getByText("End the address"));
    expect(await screen.findByText("The address is dead.")).toBeTruthy();
    expect(screen.queryByText("Open in my calendar")).toBeNull();
  });

  test("says that an address exists without showing it", async () => {
    await openDeadlines();
    setServerAnswers({ on: false }, { made: true });
    render(<DeadlinesSheet game="ides" />);
    expect(await screen.findByText("There is an address. A new one ends it.")).toBeTruthy();
    expect(screen.getByText("Make a new address")).toBeTruthy();
  });

  test("says that a phone without HTTPS cannot take messages", async () => {
    await openDeadlines();
    setServerAnswers({ on: false, key: "BK" }, { made: false });
    render(<DeadlinesSheet game="ides" />);
    expect(await screen.findByText(/This phone takes no messages from here/)).toBeTruthy();
  });
});

describe("signing up for messages", () => {
  const keys = { p256dh: "P", auth: "A" };
  const subscription = { toJSON: () => ({ endpoint: "https://push.example/1", keys }), unsubscribe: vi.fn(async () => true) };

  function phone(permission: string, subscribe: () => Promise<unknown>): void {
    vi.stubGlobal("Notification", { requestPermission: async () => permission });
    vi.stubGlobal("PushManager", function PushManager() {});
    const pushManager = { subscribe, getSubscription: async () => subscription };
    Object.defineProperty(navigator, "serviceWorker", { value: { ready: Promise.resolve({ pushManager }) }, configurable: true });
  }
  afterEach(() => {
    Reflect.deleteProperty(navigator, "serviceWorker");
  });

  test("sends the phone's subscription to the server after the person allows it", async () => {
    await openDeadlines();
    const subscribe = vi.fn(async () => subscription);
    phone("granted", subscribe);
    setServerAnswers({ on: false, key: "BK" }, { made: false }, { on: true, key: "BK" });
    render(<DeadlinesSheet game="ides" />);
    const toggle = (await screen.findByLabelText(/Tell me also when the app is closed/)) as HTMLInputElement;
    expect(subscribe).not.toHaveBeenCalled();
    fireEvent.click(toggle);
    await waitFor(() => expect(server.posted).toHaveLength(1));
    expect(toggle.checked).toBe(true);
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "BK" });
    expect(server.posted.at(-1)?.body).toEqual({ as: "hirtius", endpoint: "https://push.example/1", keys });
  });

  test("says so if the person does not allow messages", async () => {
    await openDeadlines();
    phone("denied", async () => subscription);
    expect(await startPush("ides", "hirtius", "BK")).toBeNull();
  });

  test("replaces a subscription that was made for another key of the server", async () => {
    await openDeadlines();
    const subscribe = vi.fn(async () => subscription).mockRejectedValueOnce(new Error("InvalidStateError"));
    phone("granted", subscribe);
    server.routes["push"] = okAnswer({ on: true, key: "BK" });
    expect(await startPush("ides", "hirtius", "BK")).toEqual({ on: true, key: "BK" });
    expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
  });
});

describe("messages that ended", () => {
  const NOTE = pushNoteName("ides", "hirtius");
  const testSubscription = (endpoint: string) => ({ endpoint, toJSON: () => ({ endpoint, keys: { p256dh: "P", auth: "A" } }), unsubscribe: vi.fn(async () => true) });
  const toastText = (): string => toasts.value.flatMap(({ parts }) => parts).join("|");

  /** Give the browser the subscription `has`. When the browser subscribes again, it gets the subscription `next`. */
  function phone(permission: string, subscription: ReturnType<typeof testSubscription> | null, next = testSubscription("https://push.example/2")) {
    vi.stubGlobal("Notification", { permission });
    vi.stubGlobal("PushManager", function PushManager() {});
    const pushManager = { subscribe: async () => next, getSubscription: async () => subscription };
    Object.defineProperty(navigator, "serviceWorker", { value: { getRegistration: async () => ({ pushManager }) }, configurable: true });
  }
  afterEach(() => {
    toasts.value = [];
    Reflect.deleteProperty(navigator, "serviceWorker");
  });

  test("are renewed after the push service dropped the subscription, and the player is told", async () => {
    await openDeadlines();
    const oldSubscription = testSubscription("https://push.example/1");
    phone("granted", oldSubscription);
    await storage.peek().setNote(NOTE, oldSubscription.endpoint);
    setServerAnswers({ on: false, key: "BK" }, {}, { on: true, key: "BK" });
    await renewPush("ides", ["hirtius"]);
    expect(oldSubscription.unsubscribe).toHaveBeenCalledTimes(1);
    expect(server.posted.map(({ body }) => body)).toEqual([{ as: "hirtius", endpoint: "https://push.example/2", keys: { p256dh: "P", auth: "A" } }]);
    expect(await storage.peek().note(NOTE)).toBe("https://push.example/2");
    expect(toastText()).toContain("Messages to this phone had stopped. They come again.");
    toasts.value = [];
    setServerAnswers({ on: true, key: "BK" }, {});
    phone("granted", testSubscription("https://push.example/2"));
    await renewPush("ides", ["hirtius"]);
    expect([server.posted.length, toastText()]).toEqual([1, ""]);
  });

  test("are renewed if the browser has no subscription or another one", async () => {
    for (const subscription of [null, testSubscription("https://push.example/2")]) {
      await openDeadlines();
      phone("granted", subscription);
      await storage.peek().setNote(NOTE, "https://push.example/1");
      setServerAnswers({ on: true, key: "BK" }, {});
      await renewPush("ides", ["hirtius"]);
      expect(server.posted).toHaveLength(1);
      expect(toastText()).toContain("They come again.");
      toasts.value = [];
      closeGame();
    }
  });

  test("are reported as ended once if the person no longer allows them", async () => {
    await openDeadlines();
    phone("denied", null);
    await storage.peek().setNote(NOTE, "https://push.example/1");
    setServerAnswers({ on: false, key: "BK" }, {});
    await renewPush("ides", ["hirtius"]);
    expect(toastText()).toContain("Messages to this phone have stopped.");
    toasts.value = [];
    await renewPush("ides", ["hirtius"]);
    expect(toastText()).toBe("");
  });

  test("are tried again at the next opening if the push service does not answer now", async () => {
    await openDeadlines();
    const answerNever = async () => Promise.reject(new DOMException("", "AbortError"));
    phone("granted", null);
    const pushManager = { subscribe: answerNever, getSubscription: async () => null };
    Object.defineProperty(navigator, "serviceWorker", { value: { getRegistration: async () => ({ pushManager }) }, configurable: true });
    await storage.peek().setNote(NOTE, "https://push.example/1");
    setServerAnswers({ on: false, key: "BK" }, {});
    await renewPush("ides", ["hirtius"]);
    expect([toastText(), await storage.peek().note(NOTE)]).toEqual(["", "https://push.example/1"]);
  });

  test("are never requested on a phone that did not ask, and stay unchanged while the server does not answer", async () => {
    await openDeadlines();
    phone("granted", null);
    await storage.peek().setNote(NOTE, "");
    setServerAnswers({ on: false, key: "BK" }, {});
    await renewPush("ides", ["hirtius"]);
    await storage.peek().setNote(NOTE, "https://push.example/1");
    server.routes["push"] = { status: 503, body: {} };
    await renewPush("ides", ["hirtius"]);
    expect([server.posted.length, toastText(), await storage.peek().note(NOTE)]).toEqual([0, "", "https://push.example/1"]);
  });
});
